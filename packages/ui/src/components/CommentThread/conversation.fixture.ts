import type { CommentThreadComment } from './CommentThread.tsx'

/** A conversation between a supplier and staff over two days. */
export const conversation: readonly CommentThreadComment[] = [
  {
    id: '1',
    author: 'Ana Castillo',
    createdAt: '2026-02-17T16:04:00Z',
    isOwn: true,
    text: 'The weekly sales of our frozen fruit are empty since Monday.\nThe week before is there.',
  },
  {
    id: '2',
    author: 'Morgan Hale',
    kind: 'staff',
    createdAt: '2026-02-17T18:30:00Z',
    text: 'Thank you for the screenshot. Two stores report late this week, and we load them again tonight.',
  },
  {
    id: '3',
    author: 'Ana Castillo',
    createdAt: '2026-02-18T14:12:00Z',
    isOwn: true,
    text: 'The numbers are there now. Thank you!',
  },
]
