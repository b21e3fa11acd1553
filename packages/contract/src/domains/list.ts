import type { ListRules } from '../list.ts'

/** Whether a domain is for the company's own users or for third parties. */
export const DOMAIN_KINDS = ['COMPANY', 'THIRD_PARTY'] as const

/** Sorts and filters of a company's domains. */
export const DOMAIN_LIST = {
  sorts: ['domainName', 'allow_sub_domains', 'is3pDomain', 'createdAt', 'users'],
  defaultSort: { by: 'domainName', order: 'asc' },
  filters: { kinds: { values: DOMAIN_KINDS } },
} as const satisfies ListRules
