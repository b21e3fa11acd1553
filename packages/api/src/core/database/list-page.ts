import type { ListPage } from '@tessera/contract'

/** One page of a list with the given total. */
export function toPage<Row>(
  content: Row[],
  total: number,
  { page, size }: { page: number; size: number },
): ListPage<Row> {
  return { content, page, size, total_elements: total, total_pages: Math.ceil(total / size) }
}
