/** What stands in a company's log: a resource, and what was done to it. */
export const ACTIVITY_EVENTS = [
  'CONTEXT_SET',
  'CONTEXT_RESET',
  'USER_CREATED',
  'USER_REGISTERED',
  'PROFILE_UPDATED',
  'GRANT_CONFIRMED',
  'LEGAL_PUBLISHED',
  'TERMS_ACCEPTED',
  'NDA_ACCEPTED',
  'ADDENDUM_ACCEPTED',
  'ACCESS_REQUEST_CANCELLED',
  'ACCESS_REQUEST_CREATED',
] as const
export type ActivityEvent = (typeof ACTIVITY_EVENTS)[number]
