import type { ProductCode } from '@tessera/contract'
import { ACCESS_LEVELS } from '@tessera/contract'
import type { Account } from '../core/account.ts'
import type { Db } from '../core/database.ts'

/**
 * The products that one of an agency's people can launch for the company that they act for: those of the partnership,
 * at the level of the user interface. Null where no partnership limits them.
 */
export async function partnerProducts(db: Db, { company, ownCompany, isActing, loginId }: Account) {
  if (!isActing) return null
  const rows = await db
    .selectFrom('partners')
    .leftJoin('partners_products', 'partners_products.partner_id', 'partners.id')
    .select(['product_code', 'access_level'])
    .where('company_id', '=', company.id)
    .where('partner_company_id', '=', ownCompany.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('companies_members as members')
            .select('members.id')
            .where('members.company_id', '=', company.id)
            .where('members.login_id', '=', loginId),
        ),
      ),
    )
    .execute()
  if (rows.length === 0) return null
  return rows.flatMap(({ product_code, access_level }): ProductCode[] =>
    product_code && access_level === ACCESS_LEVELS.UI ? [product_code] : [],
  )
}
