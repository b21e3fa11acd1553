import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { isList, listItems } from '../../internal/list-items.tsx'
import type { Space } from '../../theme/sizes.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './Stack.css.ts'

export type { Space } from '../../theme/sizes.ts'

export interface StackProps extends DOMProps {
  /** Steps of 4 px between the children. */
  gap?: Space
  /** Alignment of children across the stack; 'stretch' gives them the stack's width. */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /**
   * 'between' fills the height of its parent and puts the second of two children at its end, as in cards of one row.
   * The stack must be the only child of its parent.
   */
  justify?: 'start' | 'between'
  /** In a list every child becomes an item. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'nav'
  /** Adds a stone before every item of a list of 16 px prose. */
  marker?: 'none' | 'stone'
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/** Children stacked vertically with even gaps. */
export function Stack({
  gap = 4,
  align = 'stretch',
  justify = 'start',
  as: Tag = 'div',
  marker = 'none',
  children,
  ref,
  ...rest
}: StackProps) {
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      className={`${styles.stack({ gap, align, justify })} ${styles.marker[marker]}`}
    >
      {isList(Tag) ? listItems(children) : wrapTexts(children)}
    </Tag>
  )
}
