import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import type { Space } from '../../theme/sizes.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends DOMProps {
  /** Steps of 4 px around the content. */
  padding?: Space
  /** 0 flat with a hairline, 1 raised. */
  elevation?: 0 | 1
  /** The element that it is; a section or an article needs a name. */
  as?: 'div' | 'section' | 'article'
  /** -1 lets a section or an article take focus where what had it has gone. */
  tabIndex?: -1
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/** A surface that holds what belongs together. */
export function Card({ padding = 5, elevation = 1, as: Tag = 'div', children, ref, ...rest }: CardProps) {
  return (
    <Tag {...rest} ref={ref as Ref<never>} className={styles.card({ padding, elevation })}>
      {wrapTexts(children)}
    </Tag>
  )
}
