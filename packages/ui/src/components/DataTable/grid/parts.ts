import { Children, isValidElement, type ReactNode } from 'react'

/** What a part of a table tells of itself, so that the table puts it in its place before it is drawn. */
interface PartMarks {
  /** Stands under the rows; others stand over them. */
  isBelow?: boolean
  /** Turns pages, so that the table has some. */
  pages?: boolean
}

const marksOf = (child: ReactNode): PartMarks =>
  isValidElement(child) && typeof child.type !== 'string' ? (child.type as PartMarks) : {}

export const holdsPagination = (children: ReactNode) => Children.toArray(children).some((child) => marksOf(child).pages)

export function splitParts(children: ReactNode) {
  const all = Children.toArray(children)
  return {
    above: all.filter((child) => !marksOf(child).isBelow),
    below: all.filter((child) => marksOf(child).isBelow),
  }
}
