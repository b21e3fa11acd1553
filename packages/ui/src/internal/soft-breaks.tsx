import { Fragment, type ReactElement, type ReactNode } from 'react'

/** After an at sign, and after a dot within a name, as in 'dana@brightfoods.example'. */
const joints = /@|\.(?=\p{L})/gu
const mark = '\u0000'

/** A text that may wrap within an address but not within a word; copying returns it unchanged. */
export function softBreaks(text: string): ReactNode {
  if (!text.includes('@') && !text.includes('.')) return text
  const parts = text.replaceAll(joints, `$&${mark}`).split(mark)
  if (parts.length === 1) return text
  return joinParts(parts, <wbr />)
}

/** The parts of a text with an element between each two. */
export const joinParts = (parts: readonly string[], between: ReactElement): ReactNode =>
  parts.map((part, index) => (
    // The parts of a text have no other name than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && between}
      {part}
    </Fragment>
  ))
