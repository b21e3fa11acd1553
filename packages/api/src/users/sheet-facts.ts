import { setImmediate } from 'node:timers/promises'
import type { CompanyType, Locale } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { domainsOf } from '../domains/queries.ts'
import { allProductTitles, companyProducts, productTitles } from '../products/queries.ts'
import { activeAdmins } from './act-on-users.ts'
import type { KnownPerson, SheetFacts } from './check-rows.ts'
import { heldProducts } from './held-products.ts'
import { stageAt } from './select-users.ts'
import type { SheetRow, WrittenRow } from './sheet-rows.ts'
import { understandRow } from './sheet-rows.ts'
import { ROLES, sheetWords } from './sheet-words.ts'

/** Whose rows are checked: of which company, by whom, in which language and when. */
export interface SheetReader {
  company: { id: string; companyType: CompanyType | null; accountType: 'Basic' | 'Charter' | null }
  own: string
  locale: Locale
  now: Date
}

/** Rows that are read without a pause: some 10 ms. */
const ROWS_A_TURN = 200

/** The rows as they are understood, by all that products are called in any language. */
export async function understandRows(
  db: Db,
  rows: readonly WrittenRow[],
  { company }: Pick<SheetReader, 'company'>,
): Promise<SheetRow[]> {
  const words = sheetWords(company, await allProductTitles(db))
  const understood: SheetRow[] = []
  for (const [place, row] of rows.entries()) {
    understood.push(understandRow(row, words))
    // The server answers other calls meanwhile.
    if (place % ROWS_A_TURN === ROWS_A_TURN - 1) await setImmediate()
  }
  return understood
}

/** People by some addresses, as they are; of those of other companies not what they have. */
export async function peopleAt(db: Db, emails: readonly string[], companyId: string, now: Date) {
  const rows = await db
    .selectFrom('users')
    .select(['login_id', 'company_id', 'status', 'first_name', 'last_name', 'user_group', 'third_party_user'])
    .select(stageAt(now).as('stage'))
    .where('login_id', '=', sql<string>`any(${emails}::text[])`)
    .where('status', '<>', 'DELETED')
    .$narrowType<{ status: KnownPerson['status'] }>()
    .execute()
  const products = await heldProducts(
    db,
    rows.filter((row) => row.company_id === companyId),
  )
  return new Map(
    rows.map((row): [string, KnownPerson] => [
      row.login_id,
      {
        companyId: row.company_id,
        status: row.status,
        stage: row.stage,
        firstName: row.first_name,
        lastName: row.last_name,
        kind: row.third_party_user ? 'THIRD_PARTY' : 'COMPANY',
        role: row.user_group === 'ADMIN' ? 'ADMIN' : 'USER',
        products: [...(products.get(row.login_id) ?? [])],
      },
    ]),
  )
}

/** Reads all that rows are checked against, in as many statements for one row as for thousands. */
export async function sheetFacts(
  db: Db,
  rows: readonly SheetRow[],
  { company, own, locale, now }: SheetReader,
): Promise<SheetFacts> {
  const emails = [...new Set(rows.map(({ email }) => email).filter(Boolean))]
  const products = (await companyProducts(db, [company.id], locale)).get(company.id) ?? []
  return {
    companyId: company.id,
    own,
    domains: await domainsOf(db, company.id),
    people: await peopleAt(db, emails, company.id, now),
    companyProducts: products.map(({ code }) => code),
    activeAdmins: await activeAdmins(db, company.id),
    productTitle: await productTitles(db, locale),
    roleTitle: (role) => ROLES[locale][role],
  }
}
