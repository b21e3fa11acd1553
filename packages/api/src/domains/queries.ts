import type { NewDomain } from '@tessera/contract'
import type { Act } from '../core/columns.ts'
import type { Db } from '../core/database.ts'

/** Authorizes a domain for the people of a company. */
export async function addDomain(
  db: Db,
  companyId: string,
  { domainName, allow_sub_domains, is3pDomain }: NewDomain,
  { by, at }: Act,
): Promise<void> {
  await db
    .insertInto('domains')
    .values({
      company_id: companyId,
      domain_name: domainName,
      allow_sub_domains,
      is_3p_domain: is3pDomain,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}
