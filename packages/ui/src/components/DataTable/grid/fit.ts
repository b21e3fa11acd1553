import { between } from '../model/short-text.ts'

/** How many things of a list have room in their line; for any other text that has not enough of it 1, and 0 where words beside it would take most. By the column's number. */
export type Fits = Readonly<Record<number, number>>

/** What a line of a column has for its text, in pixels: the same in every row. */
export interface Room {
  width: number
  /** The size of its letters, and what is put between two of them. */
  em: number
  spacing: number
}

/** Room for the button that counts the others, in pixels. */
const moreRoom = 40

/** Room in which 'See more' would leave a text little of its own. */
const tightRoom = 160

const pixels = (value: string) => Number.parseFloat(value) || 0

/** The room in a cell of a column; nothing where nothing is laid out. */
export function roomIn(cell: Element): Room {
  const { paddingInlineStart, paddingInlineEnd, fontSize, letterSpacing, wordSpacing } = getComputedStyle(cell)
  return {
    width: cell.clientWidth - pixels(paddingInlineStart) - pixels(paddingInlineEnd),
    em: pixels(fontSize) || Number.POSITIVE_INFINITY,
    spacing: pixels(letterSpacing) + pixels(wordSpacing),
  }
}

const narrow = ` .,:;'|!()[]/fijlrtI`
const wide = '@%&mwMW'

/** More than a letter takes in the fonts that people read, as a share of the size of its letters. */
function shareOf(letter: string) {
  if (narrow.includes(letter)) return 0.46
  if (letter > '\u024f' || wide.includes(letter)) return 1.1
  return letter > '\u007f' || (letter >= 'A' && letter <= 'Z') ? 0.85 : 0.66
}

/** More than a text takes; most texts have room enough by this alone, and need not be measured. */
const mostOf = (text: Text, { em, spacing }: Room) =>
  Array.from(text.data, shareOf).reduce((sum, share) => sum + share * em + spacing, 0)

/** How wide the first letters of texts that follow one another are, whether or not they are seen. */
function widthOf(texts: readonly Text[], letters: number) {
  const range = document.createRange()
  let width = 0
  let left = letters
  for (const text of texts) {
    range.setStart(text, 0)
    range.setEnd(text, Math.min(left, text.length))
    width += range.getBoundingClientRect().width
    left -= text.length
    if (left <= 0) break
  }
  return width
}

function countFitting(texts: readonly Text[], things: readonly string[], room: number) {
  let count = things.length - 1
  while (count > 1 && widthOf(texts, things.slice(0, count).join(between).length) > room - moreRoom) count -= 1
  return count
}

/** The texts of a cell that is one line: what is seen, and what follows of a list. */
function textsOf(cell: Element) {
  const line = cell.firstChild
  if (line instanceof Text) return [line]
  if (!(line instanceof Element) || !line.hasAttribute('data-line')) return []
  const shown = line.firstElementChild
  return [shown?.firstChild, shown?.firstElementChild?.firstChild].filter((child) => child instanceof Text)
}

/**
 * What of a cell's text fits into its line; undefined where all of it does, and what was known where the whole is open.
 * It writes nothing, so that a browser lays the page out once for all cells, and few texts are long enough to be measured.
 */
export function fitOf(cell: Element, room: Room, things: readonly string[] | undefined, known: number | undefined) {
  if (cell.firstElementChild?.hasAttribute('data-open')) return known
  const texts = textsOf(cell)
  const most = texts.reduce((sum, text) => sum + mostOf(text, room), 0)
  if (room.width <= 0 || most <= room.width) return undefined
  // Half a pixel is nothing that a browser cuts.
  if (widthOf(texts, Number.POSITIVE_INFINITY) <= room.width + 0.5) return undefined
  if (things) return countFitting(texts, things, room.width)
  return room.width < tightRoom ? 0 : 1
}
