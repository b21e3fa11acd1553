import type { TableOfContentsItem } from './TableOfContents.tsx'

/** Headings of an article about baskets. */
export const headings: readonly TableOfContentsItem[] = [
  { id: 'basket', level: 2, text: 'Basket basics' },
  { id: 'steps', level: 3, text: 'Three steps to your first answer' },
  { id: 'together', level: 3, text: 'Items that sell together' },
  { id: 'week', level: 2, text: 'A typical week' },
  { id: 'numbers', level: 2, text: 'Numbers by department' },
]
