import { Fragment, type ReactElement, type ReactNode } from 'react'

/** After an at sign, and after a dot in a name, as in 'dana@brightfoods.example'. */
const joints = /@|\.(?=\p{L})/gu
const mark = '\u0000'

/** Text that can wrap in an address but not in a word; copied text is unchanged. */
export function softBreaks(text: string): ReactNode {
  if (!text.includes('@') && !text.includes('.')) return text
  const parts = text.replaceAll(joints, `$&${mark}`).split(mark)
  if (parts.length === 1) return text
  return joinParts(parts, <wbr />)
}

/** Splits a text into parts with an element between each two. */
export const joinParts = (parts: readonly string[], between: ReactElement): ReactNode =>
  parts.map((part, index) => (
    // The parts of a text have no key other than their index.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && between}
      {part}
    </Fragment>
  ))
