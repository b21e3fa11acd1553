import { fold } from '../../internal/fold.ts'

/** The text of an element as it is searched, and where each of its letters stands. */
interface DrawnText {
  nodes: readonly Text[]
  folded: string
  /** The position in the rendered text of a letter of the normalized text. */
  placeOf: (letter: number) => number
}

const plain = /^[\0-\x7f]*$/

/** Folds a text and keeps where each letter comes from: accents may be letters of their own, or parts of one. */
function foldedWithPlaces(text: string) {
  if (plain.test(text)) return { folded: text.toLowerCase(), placeOf: (letter: number) => letter }
  let folded = ''
  let at = 0
  const places: number[] = []
  for (const letter of text) {
    const base = fold(letter)
    folded += base
    for (let unit = 0; unit < base.length; unit += 1) places.push(at)
    at += letter.length
  }
  return { folded, placeOf: (letter: number) => places[letter] ?? text.length }
}

/** The control that expands a text isn't part of it. */
const unfolds = 'button[aria-expanded]'

function drawnText(element: Element): DrawnText {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(unfolds)) nodes.push(node)
  }
  return { nodes, ...foldedWithPlaces(nodes.map(({ data }) => data).join('')) }
}

/** A place in a text that several nodes hold; one between two of them is the end of the former, or the start of the latter. */
function boundary(nodes: readonly Text[], place: number, isStart: boolean) {
  let left = place
  for (const node of nodes) {
    if (left < node.length || (!isStart && left === node.length)) return { container: node, offset: left }
    left -= node.length
  }
  return undefined
}

function rangeOf(nodes: readonly Text[], from: number, to: number) {
  const start = boundary(nodes, from, true)
  const end = boundary(nodes, to, false)
  if (!start || !end) return undefined
  const range = document.createRange()
  range.setStart(start.container, start.offset)
  range.setEnd(end.container, end.offset)
  return range
}

/** Whether any of a range is seen in a line that is cut. */
function isSeen(range: Range, line: Element) {
  // The rest of a list has an element of its own, which isn't visible.
  if (range.startContainer.parentElement !== line) return false
  const [text, box] = [range.getBoundingClientRect?.(), line.getBoundingClientRect()]
  return text !== undefined && text.left < box.right - 1 && text.right > box.left + 1
}

/** The text node of a match, and the whole text of the element for matches that are cut or rendered in another way. */
export function rangesIn(element: Element, needle: string) {
  const { nodes, folded, placeOf } = drawnText(element)
  const whole = rangeOf(nodes, 0, placeOf(folded.length))
  const cutLine = element.querySelector('[data-line]:not([data-open]) > span')
  const ranges: Range[] = []
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const range = rangeOf(nodes, placeOf(at), placeOf(at + needle.length))
    if (range && (!cutLine || isSeen(range, cutLine))) ranges.push(range)
  }
  return { ranges, whole }
}
