/** Returns the page numbers to show as buttons: the first, the last and those around the current one; 0 is a gap. */
export function pageList(page: number, pageCount: number): number[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1)
  // Five in a row at either end, so that the list keeps its length from page to page.
  const start = Math.min(Math.max(page - 1, 3), pageCount - 4)
  const end = Math.max(Math.min(page + 1, pageCount - 2), 5)
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  const before = start === 3 ? [2] : [0]
  const after = end === pageCount - 2 ? [pageCount - 1] : [0]
  return [1, ...before, ...middle, ...after, pageCount]
}
