/** The events of the activity log by group, in the order in which filters list them. */
export const ACTIVITY_GROUPS = {
  users: [
    'USER_CREATED',
    'USER_REGISTERED',
    'USER_UPDATED',
    'USER_BLOCKED',
    'USER_UNBLOCKED',
    'USER_DELETED',
    'INVITATION_RESENT',
    'INVITATION_RENEWED',
    'PROFILE_UPDATED',
    'GRANT_CONFIRMED',
  ],
  requests: [
    'ACCESS_REQUEST_CREATED',
    'ACCESS_REQUEST_APPROVED',
    'ACCESS_REQUEST_REJECTED',
    'ACCESS_REQUEST_CANCELLED',
  ],
  legal: ['TERMS_ACCEPTED', 'NDA_ACCEPTED', 'ADDENDUM_ACCEPTED'],
  domains: ['DOMAIN_ADDED', 'DOMAIN_UPDATED', 'DOMAIN_DELETED'],
  partners: ['PARTNER_ADDED', 'PARTNER_REMOVED'],
  reviews: ['ACCESS_REVIEW_OPENED', 'ACCESS_REVIEW_DECIDED', 'ACCESS_REVIEW_CONFIRMED', 'ACCESS_REVIEW_EXPIRED'],
  exports: [
    'USERS_EXPORTED',
    'GLOBAL_USERS_EXPORTED',
    'ACTIVITY_EXPORTED',
    'ACCESS_REVIEW_EXPORTED',
    'DICTIONARY_EXPORTED',
  ],
  company: ['COMPANY_CREATED', 'CONTEXT_SET', 'CONTEXT_RESET'],
  globalUsers: ['GLOBAL_USER_CREATED', 'GLOBAL_USER_UPDATED', 'GLOBAL_USER_DELETED'],
  operation: [
    'CONFIG_UPDATED',
    'FLAG_UPDATED',
    'BANNER_CREATED',
    'BANNER_UPDATED',
    'BANNER_DELETED',
    'LEGAL_PUBLISHED',
    'SUPPORT_LIST_UPDATED',
    'MAIL_RESENT',
  ],
  content: [
    'CONTENT_DRAFTED',
    'CONTENT_PUBLISHED',
    'CONTENT_WITHDRAWN',
    'CONTENT_IMAGE_ADDED',
    'CONTENT_IMPORTED',
    'DICTIONARY_IMPORTED',
  ],
} as const

export type ActivityGroup = keyof typeof ACTIVITY_GROUPS

/** The id of an event: a resource and the action on it. */
export type ActivityEvent = (typeof ACTIVITY_GROUPS)[ActivityGroup][number]

/** Every event, in the order of the groups. */
export const ACTIVITY_EVENT_IDS: readonly ActivityEvent[] = /* @__PURE__ */ Object.values(ACTIVITY_GROUPS).flat()
