/** The offsets of rows in pixels; only unusual heights are stored. */
export interface RowOffsets {
  total: number
  startOf: (index: number) => number
  /** Returns the row at a distance from the first; the last row beyond the end. */
  indexAt: (offset: number) => number
}

interface RowSizes {
  count: number
  rowHeight: number
  /** The gap between rows, and around them, in pixels. */
  gap: number
  /** Rows of another height by index, in ascending order. */
  others: readonly (readonly [index: number, height: number])[]
}

/** Places rows one below another: by multiplication, plus a sum over the few rows of unusual height. */
export function placeRows({ count, rowHeight, gap, others }: RowSizes): RowOffsets {
  const pace = rowHeight + gap
  const sums = [0]
  for (const [, height] of others) sums.push((sums.at(-1) ?? 0) + height - rowHeight)
  const startOf = (index: number) => {
    let low = 0
    let high = others.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((others[middle]?.[0] ?? 0) < index) low = middle + 1
      else high = middle
    }
    return gap + index * pace + (sums[low] ?? 0)
  }
  return {
    total: count === 0 ? 0 : startOf(count),
    startOf,
    indexAt: (offset) => {
      let low = 0
      let high = Math.max(0, count - 1)
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (startOf(middle) <= offset) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}
