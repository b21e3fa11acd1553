import type { Locale, ImportField, ImportMode } from '@tessera/contract'
import { actionsOn, MEDIA_TYPES, IMPORT_FIELDS } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { iterateInBatches } from '../core/database/keyset-batches.ts'
import type { Table } from '../exports/table-file.ts'
import { writeTable } from '../exports/table-file.ts'
import { productTitles } from '../products/queries.ts'
import { activeOrder, fetchIdsOf } from '../users/list-rows.ts'
import type { ListReader } from '../users/select-users.ts'
import { countOf, selectEditable } from '../users/select-users.ts'
import type { KnownUser } from '../users/known-users.ts'
import { findKnownUsers } from '../users/known-users.ts'
import { HEADINGS, KINDS, ROLES, WORKSHEET } from './import-labels.ts'

type Cells = Readonly<Record<ImportField, string | string[]>>
type TitleOf = Awaited<ReturnType<typeof productTitles>>

/** The cells of a user. */
function cellsOf(email: string, person: KnownUser, titleOf: TitleOf, locale: Locale): Cells {
  const { firstName, lastName, kind, role, products } = person
  const titles = products.map(titleOf).toSorted((one, other) => one.localeCompare(other, locale))
  return { firstName, lastName, email, companyType: KINDS[locale][kind], products: titles, role: ROLES[locale][role] }
}

/** Rows of users in the order of their ids, without those that can no longer be edited. */
async function peopleRows(
  db: Db,
  loginIds: readonly string[],
  { companyId, locale, now }: ListReader,
): Promise<Cells[]> {
  const [people, titleOf] = [await findKnownUsers(db, loginIds, companyId, now), await productTitles(db, locale)]
  return loginIds.flatMap((loginId) => {
    const person = people.get(loginId)
    return person?.companyId === companyId && actionsOn(person).includes('EDIT')
      ? [cellsOf(loginId, person, titleOf, locale)]
      : []
  })
}

async function* noRows(): Table['batches'] {
  yield []
}

/**
 * Streams a file of users to fill in: without rows to add users, with all editable users of the company to edit them.
 */
export async function userTemplate(mode: ImportMode, context: CallContext) {
  const { db, clock, locale, recordActivity, reply } = context
  const { account } = callerOf(context)
  const reader = { companyId: account.company.id, readerId: account.loginId, locale, now: clock.now() }
  const found = selectEditable(db, reader)
  const order = activeOrder({ sortBy: 'lastName', sortOrder: 'asc' })
  const read = (loginIds: readonly string[]) => peopleRows(db, loginIds, reader)
  async function* allUsers(): Table['batches'] {
    for await (const rows of iterateInBatches({ order, fetchIds: fetchIdsOf(found, order), read })) {
      yield rows.map((cells) => IMPORT_FIELDS.map((field) => cells[field]))
    }
  }
  if (mode === 'edit') {
    const after = { template: mode, count: await countOf(found) }
    await recordActivity(db, 'USERS_EXPORTED', account, { entityId: reader.companyId, before: {}, after })
  }
  const headings = IMPORT_FIELDS.map((field) => ({ header: HEADINGS[locale][field] }))
  reply.header('content-disposition', `attachment; filename="users_template_${mode}.xlsx"`).type(MEDIA_TYPES.xlsx)
  return writeTable(
    { headings, batches: mode === 'edit' ? allUsers() : noRows() },
    { format: 'xlsx', sheet: WORKSHEET },
  )
}
