import type { CountedList, NewTableView, TableView } from '@tessera/contract'
import { TABLE_VIEW_LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import type { Act } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, RequestFailure } from '../core/http/http-error.ts'
import { folded } from '../core/database/normalized-text.ts'
import { plainText } from '../core/text/plain-text.ts'

const COLUMNS = ['id', 'list', 'name', 'state', 'is_default', 'version'] as const

function viewsOf(db: Db, loginId: string) {
  return db.selectFrom('table_views').select(COLUMNS).where('login_id', '=', loginId)
}

type Row = Awaited<ReturnType<ReturnType<typeof viewsOf>['executeTakeFirstOrThrow']>>

function toView({ id, name, state, is_default, version }: Row): TableView {
  return { id, name, state, isDefault: is_default, version }
}

/** Somebody's views of a list, by name. */
export async function listViews(
  loginId: string,
  list: CountedList,
  { db, accounts }: Pick<CallContext, 'db' | 'accounts'>,
): Promise<TableView[]> {
  if (!(await accounts.find(loginId))) throw new RequestFailure('NOT_FOUND')
  const views = viewsOf(db, loginId).where('list', '=', list)
  const rows = await views.orderBy(folded(sql<string>`name`)).execute()
  return rows.map(toView)
}

/** Does something with the caller's views while nobody else does: tabs that save at once have their turns. */
function inTurn<Result>(context: CallContext, act: (tx: Db, by: Act) => Promise<Result>): Promise<Result> {
  const { loginId } = callerOf(context).account
  return transact(context.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`table views ${loginId}`}))`.execute(tx)
    return act(tx, { by: loginId, at: context.clock.now() })
  })
}

async function findView(tx: Db, { by }: Act, id: string): Promise<Row> {
  const row = await viewsOf(tx, by).where('id', '=', id).executeTakeFirst()
  if (!row) throw new RequestFailure('NOT_FOUND')
  return row
}

type Kept = Pick<TableView, 'name' | 'isDefault'> & { list: CountedList; id?: string }

/** Refuses a name that another view of the list has, and takes the default from it where it goes to this one; answers the name as it is stored. */
async function makeRoom(tx: Db, { by, at }: Act, { id, list, name: given, isDefault }: Kept): Promise<string> {
  const name = plainText(given)
  if (!name) throw invalidField('name', 'required', 'Give the view a name.')
  const namesake = await viewsOf(tx, by)
    .where('list', '=', list)
    .where(folded(sql<string>`name`), '=', folded(sql<string>`${name}`))
    .executeTakeFirst()
  if (namesake && namesake.id !== id) throw new RequestFailure('VIEW_NAME_TAKEN')
  if (isDefault) {
    await tx
      .updateTable('table_views')
      .set((is) => ({ is_default: false, version: is('version', '+', 1), updated_at: at, updated_by: by }))
      .where('login_id', '=', by)
      .where('list', '=', list)
      .where('is_default', '=', true)
      .execute()
  }
  return name
}

/** Keeps a view for the caller. */
export function createView({ list, state, ...wanted }: NewTableView, context: CallContext): Promise<TableView> {
  return inTurn(context, async (tx, act) => {
    const present = await viewsOf(tx, act.by).where('list', '=', list).execute()
    if (present.length >= TABLE_VIEW_LIMITS.views) throw new RequestFailure('TOO_MANY_VIEWS')
    const name = await makeRoom(tx, act, { ...wanted, list })
    const audit = { created_at: act.at, created_by: act.by, updated_at: act.at, updated_by: act.by }
    const row = await tx
      .insertInto('table_views')
      .values({ login_id: act.by, list, name, state, is_default: wanted.isDefault, ...audit })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return toView(row)
  })
}

/** Changes a view of the caller, unless it is another by now than the one that was read. */
export function updateView(id: string, wanted: Omit<TableView, 'id'>, context: CallContext): Promise<TableView> {
  return inTurn(context, async (tx, act) => {
    const present = await findView(tx, act, id)
    if (present.version !== wanted.version) throw new RequestFailure('CONFLICT', { current: toView(present) })
    const name = await makeRoom(tx, act, { ...wanted, list: present.list, id })
    const { state, isDefault, version } = wanted
    const row = await tx
      .updateTable('table_views')
      .set({ name, state, is_default: isDefault, version: version + 1, updated_at: act.at, updated_by: act.by })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return toView(row)
  })
}

/** Forgets a view of the caller. */
export function deleteView(id: string, context: CallContext): Promise<void> {
  return inTurn(context, async (tx, act) => {
    await findView(tx, act, id)
    await tx.deleteFrom('table_views').where('id', '=', id).execute()
  })
}
