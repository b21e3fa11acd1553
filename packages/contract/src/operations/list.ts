import type { ListRules } from '../list.ts'

/** Sorts of the outbox. */
export const MAIL_LIST = {
  sorts: ['created_at', 'recipient'],
  defaultSort: { by: 'created_at', order: 'desc' },
  filters: {},
} as const satisfies ListRules
