import { Fragment, type Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import * as styles from './Highlight.css.ts'

/** A part of a text: its start and its exclusive end, in UTF-16 code units. */
export type HighlightRange = readonly [start: number, end: number]

export interface HighlightProps extends DOMProps {
  /** The whole text. */
  children: string
  /** The marked parts. Parts outside the text are ignored, and overlapping parts are merged. */
  ranges: readonly HighlightRange[]
  ref?: Ref<HTMLSpanElement>
}

/** Returns the parts in order, within the text and without overlaps. */
function inOrder(text: string, ranges: readonly HighlightRange[]): HighlightRange[] {
  const parts: [number, number][] = []
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const part: [number, number] = [Math.max(0, start), Math.min(text.length, end)]
    const last = parts.at(-1)
    if (part[0] >= part[1]) continue
    if (last && part[0] <= last[1]) last[1] = Math.max(last[1], part[1])
    else parts.push(part)
  }
  return parts
}

/** Marks search matches in a text (HTML mark); the text stays one text for find, copy and screen readers. */
export function Highlight({ children: text, ranges, ref, ...rest }: HighlightProps) {
  const parts = inOrder(text, ranges)
  return (
    // New text gets a new element, because page translators keep old text nodes.
    <span key={text} {...domProps(rest)} ref={ref}>
      {parts.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(parts[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(parts.at(-1)?.[1] ?? 0)}
    </span>
  )
}
