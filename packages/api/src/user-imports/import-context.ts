import { setImmediate } from 'node:timers/promises'
import type { CompanyType, Locale } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { domainsOf } from '../domains/queries.ts'
import { allProductTitles, companyProducts, productTitles } from '../products/queries.ts'
import { activeAdmins } from '../users/user-operations.ts'
import { findKnownUsers } from '../users/known-users.ts'
import type { ImportContext } from './check-rows.ts'
import type { ParsedRow, WrittenRow } from './import-rows.ts'
import { parseRow } from './import-rows.ts'
import { ROLES, importLabels } from './import-labels.ts'

/** The user who imports rows, their company and language, and the time of the check. */
export interface ImportReader {
  company: { id: string; companyType: CompanyType | null; accountType: 'Basic' | 'Charter' | null }
  readerId: string
  locale: Locale
  now: Date
}

/** Rows that are parsed without a pause: about 10 ms. */
const PARSED_AT_ONCE = 200

/** Parses rows. Products can have their names in any language. */
export async function parseRows(
  db: Db,
  rows: readonly WrittenRow[],
  { company }: Pick<ImportReader, 'company'>,
): Promise<ParsedRow[]> {
  const labels = importLabels(company, await allProductTitles(db))
  const parsed: ParsedRow[] = []
  for (const [index, row] of rows.entries()) {
    parsed.push(parseRow(row, labels))
    // The server handles other requests during the pause.
    if (index % PARSED_AT_ONCE === PARSED_AT_ONCE - 1) await setImmediate()
  }
  return parsed
}

/** Reads the data that rows are checked against. The number of statements does not depend on the number of rows. */
export async function readImportContext(
  db: Db,
  rows: readonly ParsedRow[],
  { company, readerId, locale, now }: ImportReader,
): Promise<ImportContext> {
  const emails = [...new Set(rows.map(({ email }) => email).filter(Boolean))]
  const products = (await companyProducts(db, [company.id], locale)).get(company.id) ?? []
  return {
    companyId: company.id,
    readerId,
    domains: await domainsOf(db, company.id),
    people: await findKnownUsers(db, emails, company.id, now),
    companyProducts: products.map(({ code }) => code),
    activeAdmins: await activeAdmins(db, company.id),
    productTitle: await productTitles(db, locale),
    roleTitle: (role) => ROLES[locale][role],
  }
}
