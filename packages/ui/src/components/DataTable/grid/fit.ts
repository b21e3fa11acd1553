import { between } from '../model/short-text.ts'

/** How many things of a list have room in their line; for any other text that has not enough of it 1, and 0 where words beside it would take most. By the column's number. */
export type Fits = Readonly<Record<number, number>>

/** What a line of a column has for its text, in pixels: the same in every row. */
export interface Room {
  width: number
  /** No letter is wider than this. */
  letter: number
}

/** Room for the button that counts the others, in pixels. */
const moreRoom = 40

/** Room in which 'See more' would leave a text little of its own. */
const tightRoom = 160

const pixels = (value: string) => Number.parseFloat(value) || 0

/** The room in a cell of a column; nothing where nothing is laid out. */
export function roomIn(cell: Element): Room {
  const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(cell)
  const width = cell.clientWidth - pixels(paddingInlineStart) - pixels(paddingInlineEnd)
  return { width, letter: 1.2 * pixels(fontSize) || Number.POSITIVE_INFINITY }
}

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
  const letters = texts.reduce((sum, text) => sum + text.length, 0)
  if (room.width <= 0 || letters * room.letter <= room.width) return undefined
  // Half a pixel is nothing that a browser cuts.
  if (widthOf(texts, letters) <= room.width + 0.5) return undefined
  if (things) return countFitting(texts, things, room.width)
  return room.width < tightRoom ? 0 : 1
}
