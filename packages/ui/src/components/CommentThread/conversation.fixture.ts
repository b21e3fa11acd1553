import type { CommentThreadComment } from './CommentThread.tsx'

/** A conversation between a supplier and staff over two days. */
export const conversation: readonly CommentThreadComment[] = [
  {
    id: '1',
    author: 'Ana Castillo',
    createdAt: '2026-02-17T16:04:00Z',
    isOwn: true,
    text: 'Weekly sales for our frozen fruit have been empty since Monday.\nThe previous week is there.',
  },
  {
    id: '2',
    author: 'Morgan Hale',
    kind: 'staff',
    createdAt: '2026-02-17T18:30:00Z',
    text: 'Thanks for the screenshot. Two stores are reporting late this week, and we’ll reload their data tonight.',
  },
  {
    id: '3',
    author: 'Ana Castillo',
    createdAt: '2026-02-18T14:12:00Z',
    isOwn: true,
    text: 'The numbers are there now. Thank you!',
  },
]
