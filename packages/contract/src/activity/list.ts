import type { ListRules } from '../list.ts'
import { ACTIVITY_EVENT_IDS } from './groups.ts'

/** Sorts and filters of the activity log. */
export const ACTIVITY_LIST = {
  sorts: ['uiCreatedOnDate', 'actor', 'entityId', 'event', 'sourceApp'],
  defaultSort: { by: 'uiCreatedOnDate', order: 'desc' },
  filters: { events: { values: ACTIVITY_EVENT_IDS } },
} as const satisfies ListRules

/** The columns of an exported activity log. */
export const ACTIVITY_COLUMNS = [
  'uiCreatedOnDate',
  'actor',
  'actorLoginId',
  'actorCompany',
  'company',
  'event',
  'eventDescription',
  'entityTitle',
  'entityId',
  'sourceApp',
  'before',
  'after',
] as const
