import type { Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface DomainsTable extends Identified {
  company_id: string
  /** In lowercase ASCII. */
  domain_name: string
  allow_sub_domains: boolean
  is_3p_domain: boolean
  version: Generated<number>
}

/** The tables of the domains that companies' users can have email addresses in. */
export interface DomainsTables {
  domains: DomainsTable
}
