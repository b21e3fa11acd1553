import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import type { Space } from '../../theme/sizes.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends DOMProps {
  /** Padding, in steps of 4 px. */
  padding?: Space
  /** 0 for flat with a hairline, 1 for raised. */
  elevation?: 0 | 1
  /** The HTML element; a section or an article needs a name. */
  as?: 'div' | 'section' | 'article'
  /** -1 makes a section or an article focusable from code, for when the focused element is removed. */
  tabIndex?: -1
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/** A surface for content that belongs together. */
export function Card({ padding = 5, elevation = 1, as: Tag = 'div', children, ref, ...rest }: CardProps) {
  return (
    <Tag {...rest} ref={ref as Ref<never>} className={styles.card({ padding, elevation })}>
      {wrapTexts(children)}
    </Tag>
  )
}
