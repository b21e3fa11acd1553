import { PNG } from 'pngjs'
import { hashOf } from './capture.mjs'

/** Changed pixels closer than this belong to one part of the page. */
const CELL = 8
/** The most parts in the description of a change; if more changed, only the first ones count. */
const MAX_PARTS = 400
const MIN_PIXELS = 6
const LINE_KINDS = ['tree', 'tabs', 'texts']

/** Returns the grid cells that contain a differing pixel; areas that exist in only one screenshot differ. */
function changedCells(before, after) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const columns = Math.ceil(width / CELL)
  const cells = new Set()
  const pixelsBefore = new Uint32Array(before.data.buffer, before.data.byteOffset, before.width * before.height)
  const pixelsAfter = new Uint32Array(after.data.buffer, after.data.byteOffset, after.width * after.height)
  const pixels = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInBoth = x < before.width && x < after.width && y < before.height && y < after.height
      if (isInBoth && pixelsBefore[y * before.width + x] === pixelsAfter[y * after.width + x]) continue
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
      cells.add(cell)
      pixels.push([x, y, cell])
    }
  }
  return { cells, pixels, columns, size: { width, height } }
}

/** Groups adjacent cells, one part per group. */
function partsOf({ cells, columns }) {
  const partOf = new Map()
  let count = 0
  for (const first of cells) {
    if (partOf.has(first)) continue
    const waiting = [first]
    partOf.set(first, count)
    for (const cell of waiting) {
      const column = cell % columns
      for (const [x, y] of [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y]))) {
        const next = cell + y * columns + x
        if (column + x < 0 || column + x >= columns || !cells.has(next) || partOf.has(next)) continue
        partOf.set(next, count)
        waiting.push(next)
      }
    }
    count++
  }
  return { partOf, count }
}

const boxAround = (pixels) => {
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 }
  for (const [x, y] of pixels) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x + 1)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
}

/**
 * Returns where two screenshots differ, to the pixel; null if they are equal. `parts` are the shapes of the changes,
 * independent of position and color, so the same change in two screenshots has the same parts.
 */
export function compareScreenshots(before, after) {
  if (before.equals(after)) return null
  const change = changedCells(PNG.sync.read(before), PNG.sync.read(after))
  if (change.pixels.length === 0) return null
  const { partOf, count } = partsOf(change)
  const pixelsOf = Array.from({ length: count }, () => [])
  for (const pixel of change.pixels) pixelsOf[partOf.get(pixel[2])].push(pixel)
  // A few pixels have equal shapes by chance, so they count only if nothing else changed.
  const significant = pixelsOf.filter((pixels) => pixels.length >= MIN_PIXELS)
  const shapes = (significant.length > 0 ? significant : pixelsOf).slice(0, MAX_PARTS).map((pixels) => {
    const { x: left, y: top, ...size } = boxAround(pixels)
    return hashOf(JSON.stringify([size, pixels.map(([x, y]) => [x - left, y - top])])).slice(0, 16)
  })
  return {
    box: boxAround(change.pixels),
    boxes: pixelsOf.slice(0, MAX_PARTS).map(boxAround),
    pixels: change.pixels.length,
    size: change.size,
    parts: [...new Set(shapes)],
  }
}

/**
 * Returns the lines that are in only one of two lists, in order, by the longest common subsequence (Myers would be
 * faster).
 */
export function compareLines(before, after) {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const [a, b] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1])
    }
  }
  const lines = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++
      j++
    } else if (j >= b.length || (i < a.length && table[i + 1][j] >= table[i][j + 1])) lines.push(`- ${a[i++]}`)
    else lines.push(`+ ${b[j++]}`)
  }
  return lines
}

/**
 * Returns the difference between two captures of one mode, or null. Its `hash` identifies it: the same screenshot with
 * another change has another hash.
 */
export function compareCaptures(id, mode, before, after) {
  if (!before && !after) return null
  const change = before && after ? 'changed' : before ? 'gone' : 'new'
  const picture =
    change === 'changed' && before.hash !== after.hash ? compareScreenshots(before.png(), after.png()) : null
  const lines = Object.fromEntries(
    LINE_KINDS.map((kind) => [kind, change === 'changed' ? compareLines(before[kind], after[kind]) : []]),
  )
  const kinds = [...(picture ? ['picture'] : []), ...LINE_KINDS.filter((kind) => lines[kind].length > 0)]
  if (change === 'changed' && kinds.length === 0) return null
  const content = (capture) => capture && [capture.hash, ...LINE_KINDS.map((kind) => capture[kind])]
  const hash = hashOf(JSON.stringify([id, mode, content(before), content(after)])).slice(0, 20)
  return { id, mode, hash, change, kinds, picture, lines }
}
