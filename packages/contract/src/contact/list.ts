import type { ListRules } from '../list.ts'

/** Whether a contact message has a reply. */
export const CONTACT_STATES = ['OPEN', 'ANSWERED'] as const

/** Sorts and filters of the contact messages. */
export const CONTACT_LIST = {
  sorts: ['createdOn', 'lastName', 'companyName'],
  defaultSort: { by: 'createdOn', order: 'desc' },
  filters: { states: { values: CONTACT_STATES } },
} as const satisfies ListRules
