import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { isList, listItems } from '../../internal/list-items.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import type { Space } from '../../theme/sizes.ts'
import * as styles from './Grid.css.ts'

type Columns = 1 | 2 | 3 | 4

export interface GridProps extends DOMProps {
  /** Columns from 0, 768 and 1024 px of width; an omitted entry uses that of the next smaller width. */
  columns?: { base?: Columns; medium?: Columns; large?: Columns }
  /** Steps of 4 px between the cells. */
  gap?: Space
  /** In a list every child becomes an item. */
  as?: 'div' | 'ul'
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/** Cells of equal width, and of equal height in each row. */
export function Grid({ columns = {}, gap = 4, as: Tag = 'div', children, ref, ...rest }: GridProps) {
  const { base = 1, medium = base, large = medium } = columns
  return (
    <Tag {...rest} ref={ref as Ref<never>} className={styles.grid({ base, medium, large, gap })}>
      {isList(Tag) ? listItems(children, styles.item) : wrapTexts(children)}
    </Tag>
  )
}
