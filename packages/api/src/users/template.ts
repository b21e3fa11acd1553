import type { Locale, SheetField, SheetMode } from '@tessera/contract'
import { actsOn, MEDIA_TYPES, SHEET_FIELDS } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { walk } from '../core/database/keyset-batches.ts'
import type { Table } from '../exports/table-file.ts'
import { writeTable } from '../exports/table-file.ts'
import { productTitles } from '../products/queries.ts'
import type { KnownPerson } from './check-rows.ts'
import { activeOrder, lookAhead } from './list-rows.ts'
import type { ListReader } from './select-users.ts'
import { countOf, selectEditable } from './select-users.ts'
import { peopleAt } from './sheet-facts.ts'
import { HEADINGS, KINDS, ROLES, SHEET } from './sheet-words.ts'

type Cells = Readonly<Record<SheetField, string | string[]>>
type TitleOf = Awaited<ReturnType<typeof productTitles>>

/** What each column says of somebody. */
function cellsOf(email: string, person: KnownPerson, titleOf: TitleOf, locale: Locale): Cells {
  const { firstName, lastName, kind, role, products } = person
  const titles = products.map(titleOf).toSorted((one, other) => one.localeCompare(other, locale))
  return { firstName, lastName, email, companyType: KINDS[locale][kind], products: titles, role: ROLES[locale][role] }
}

/** The rows of people who were found, in the order of their ids, as far as they can be edited still. */
async function peopleRows(
  db: Db,
  loginIds: readonly string[],
  { companyId, locale, now }: ListReader,
): Promise<Cells[]> {
  const [people, titleOf] = [await peopleAt(db, loginIds, companyId, now), await productTitles(db, locale)]
  return loginIds.flatMap((loginId) => {
    const person = people.get(loginId)
    return person?.companyId === companyId && actsOn(person).includes('EDIT')
      ? [cellsOf(loginId, person, titleOf, locale)]
      : []
  })
}

async function* nobody(): Table['batches'] {
  yield []
}

/** Answers a file of users to be filled in: without any, or with all whom administrators of the company can edit. */
export async function userTemplate(mode: SheetMode, context: CallContext) {
  const { db, clock, locale, recordActivity, reply } = context
  const { account } = callerOf(context)
  const reader = { companyId: account.company.id, own: account.loginId, locale, now: clock.now() }
  const found = selectEditable(db, reader)
  const order = activeOrder({ sortBy: 'lastName', sortOrder: 'asc' })
  const read = (loginIds: readonly string[]) => peopleRows(db, loginIds, reader)
  async function* everybody(): Table['batches'] {
    for await (const rows of walk({ order, look: lookAhead(found, order), read })) {
      yield rows.map((cells) => SHEET_FIELDS.map((field) => cells[field]))
    }
  }
  if (mode === 'edit') {
    const after = { template: mode, count: await countOf(found) }
    await recordActivity(db, 'USERS_EXPORTED', account, { entityId: reader.companyId, before: {}, after })
  }
  const headings = SHEET_FIELDS.map((field) => ({ header: HEADINGS[locale][field] }))
  reply.header('content-disposition', `attachment; filename="users_template_${mode}.xlsx"`).type(MEDIA_TYPES.xlsx)
  return writeTable({ headings, batches: mode === 'edit' ? everybody() : nobody() }, { format: 'xlsx', sheet: SHEET })
}
