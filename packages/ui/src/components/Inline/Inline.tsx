import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { isList, listItems } from '../../internal/list-items.tsx'
import type { Space } from '../../theme/sizes.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './Inline.css.ts'

export interface InlineProps extends DOMProps {
  /** Steps of 4 px between the children. */
  gap?: Space
  /** Alignment of children across the line. */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Distribution along the line; 'between' puts the first and the last child at its ends. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether children can wrap. */
  wrap?: boolean
  /** In a list every child becomes an item. */
  as?: 'div' | 'span' | 'ul' | 'ol'
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/** Children side by side with even gaps. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Tag = 'div',
  children,
  ref,
  ...rest
}: InlineProps) {
  return (
    <Tag {...rest} ref={ref as Ref<never>} className={styles.inline({ gap, align, justify, wrap })}>
      {isList(Tag) ? listItems(children) : wrapTexts(children)}
    </Tag>
  )
}
