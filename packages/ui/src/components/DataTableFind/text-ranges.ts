import { fold } from '../../internal/fold.ts'

/** The searchable text of an element, and the position of each of its letters. */
interface DrawnText {
  nodes: readonly Text[]
  folded: string
  /** Returns the position in the rendered text for a letter of the normalized text. */
  positionOf: (letter: number) => number
}

const plain = /^[\0-\x7f]*$/

/** Folds a text and records the origin of each letter: accents can be separate characters or parts of one. */
function foldedWithPositions(text: string) {
  if (plain.test(text)) return { folded: text.toLowerCase(), positionOf: (letter: number) => letter }
  let folded = ''
  let at = 0
  const positions: number[] = []
  for (const letter of text) {
    const base = fold(letter)
    folded += base
    for (let unit = 0; unit < base.length; unit += 1) positions.push(at)
    at += letter.length
  }
  return { folded, positionOf: (letter: number) => positions[letter] ?? text.length }
}

/** The button that expands a text isn't part of it. */
const expander = 'button[aria-expanded]'

function drawnText(element: Element): DrawnText {
  const nodes: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(expander)) nodes.push(node)
  }
  return { nodes, ...foldedWithPositions(nodes.map(({ data }) => data).join('')) }
}

/**
 * Returns the node and offset of a position in a text of several nodes. Between two nodes, an end is in the first and a
 * start in the second.
 */
function boundary(nodes: readonly Text[], position: number, isStart: boolean) {
  let remaining = position
  for (const node of nodes) {
    if (remaining < node.length || (!isStart && remaining === node.length))
      return { container: node, offset: remaining }
    remaining -= node.length
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

/** Whether part of a range is visible in a cut line. */
function isSeen(range: Range, line: Element) {
  // The rest of a list has its own element, which isn't visible.
  if (range.startContainer.parentElement !== line) return false
  const [text, box] = [range.getBoundingClientRect?.(), line.getBoundingClientRect()]
  return text !== undefined && text.left < box.right - 1 && text.right > box.left + 1
}

/**
 * Returns the ranges of the visible matches in an element, and of its whole text, for matches that are cut or render
 * differently.
 */
export function rangesIn(element: Element, needle: string) {
  const { nodes, folded, positionOf } = drawnText(element)
  const whole = rangeOf(nodes, 0, positionOf(folded.length))
  const cutLine = element.querySelector('[data-line]:not([data-open]) > span')
  const ranges: Range[] = []
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const range = rangeOf(nodes, positionOf(at), positionOf(at + needle.length))
    if (range && (!cutLine || isSeen(range, cutLine))) ranges.push(range)
  }
  return { ranges, whole }
}
