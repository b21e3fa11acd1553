import type { ListPage } from '@tessera/contract'

/** Rows as one page of a list, of which there are so many in all. */
export function toPage<Row>(
  content: Row[],
  total: number,
  { page, size }: { page: number; size: number },
): ListPage<Row> {
  return { content, page, size, total_elements: total, total_pages: Math.ceil(total / size) }
}
