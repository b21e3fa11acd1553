import type { ListRules } from '../list.ts'

/** Whether a domain is for the company's own people or for third parties. */
export const DOMAIN_KINDS = ['COMPANY', 'THIRD_PARTY'] as const

/** How the list of a company's domains is sorted and filtered. */
export const DOMAIN_LIST = {
  sorts: ['domainName', 'allow_sub_domains', 'is3pDomain', 'createdAt', 'users'],
  defaultSort: { by: 'domainName', order: 'asc' },
  filters: { kinds: { values: DOMAIN_KINDS } },
} as const satisfies ListRules
