import type { OwnCompany } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** The companies that a person belongs to, their own first; the own one is in effect. */
export async function companiesOf(db: Db, loginId: string): Promise<OwnCompany[]> {
  const isCurrent = sql<boolean>`users.company_id = companies.id`
  const rows = await db
    .selectFrom('users')
    .innerJoin('companies', (join) =>
      join.on((on) =>
        on.or([
          on('companies.id', '=', on.ref('users.company_id')),
          on.exists(
            on
              .selectFrom('companies_members')
              .select('companies_members.id')
              .whereRef('companies_members.company_id', '=', 'companies.id')
              .whereRef('companies_members.login_id', '=', 'users.login_id'),
          ),
        ]),
      ),
    )
    .select(['companies.id', 'companies.name', 'companies.type', 'companies.account_type', isCurrent.as('is_current')])
    .where('users.login_id', '=', loginId)
    .orderBy('is_current', 'desc')
    .orderBy('companies.name')
    .execute()
  return rows.flatMap(({ id, name, type, account_type, is_current }) =>
    type
      ? [{ companyId: id, companyName: name, companyType: type, accountType: account_type, isCurrent: is_current }]
      : [],
  )
}
