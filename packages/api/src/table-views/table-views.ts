import type { CountedList, NewTableView, TableView } from '@tessera/contract'
import { TABLE_VIEW_LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { normalized } from '../core/database/normalized-text.ts'
import { plainText } from '../core/text/plain-text.ts'

const COLUMNS = ['id', 'list', 'name', 'state', 'is_default', 'version'] as const

function viewsOf(db: Db, loginId: string) {
  return db.selectFrom('table_views').select(COLUMNS).where('login_id', '=', loginId)
}

type Row = Awaited<ReturnType<ReturnType<typeof viewsOf>['executeTakeFirstOrThrow']>>

function toView({ id, name, state, is_default, version }: Row): TableView {
  return { id, name, state, isDefault: is_default, version }
}

/** A user's views of a list, by name. */
export async function listViews(
  loginId: string,
  list: CountedList,
  { db, accounts }: Pick<CallContext, 'db' | 'accounts'>,
): Promise<TableView[]> {
  if (!(await accounts.find(loginId))) throw new HttpError('NOT_FOUND')
  const views = viewsOf(db, loginId).where('list', '=', list)
  const rows = await views.orderBy(normalized(sql<string>`name`)).execute()
  return rows.map(toView)
}

/** Locks the caller's views, so that concurrent saves from several tabs run one after the other. */
function inTurn<Result>(context: CallContext, action: (tx: Db, stamp: AuditStamp) => Promise<Result>): Promise<Result> {
  const { loginId } = callerOf(context).account
  return transact(context.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`table views ${loginId}`}))`.execute(tx)
    return action(tx, { by: loginId, at: context.clock.now() })
  })
}

async function findView(tx: Db, { by }: AuditStamp, id: string): Promise<Row> {
  const row = await viewsOf(tx, by).where('id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError('NOT_FOUND')
  return row
}

type Kept = Pick<TableView, 'name' | 'isDefault'> & { list: CountedList; id?: string }

/** Refuses a name that another view of the list has, and moves the default to this view; returns the stored name. */
async function resolveName(
  tx: Db,
  { by, at }: AuditStamp,
  { id, list, name: given, isDefault }: Kept,
): Promise<string> {
  const name = plainText(given)
  if (!name) throw invalidField('name', 'required', 'Give the view a name.')
  const namesake = await viewsOf(tx, by)
    .where('list', '=', list)
    .where(normalized(sql<string>`name`), '=', normalized(sql<string>`${name}`))
    .executeTakeFirst()
  if (namesake && namesake.id !== id) throw new HttpError('VIEW_NAME_TAKEN')
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

/** Saves a view for the caller. */
export function createView({ list, state, ...wanted }: NewTableView, context: CallContext): Promise<TableView> {
  return inTurn(context, async (tx, stamp) => {
    const present = await viewsOf(tx, stamp.by).where('list', '=', list).execute()
    if (present.length >= TABLE_VIEW_LIMITS.views) throw new HttpError('TOO_MANY_VIEWS')
    const name = await resolveName(tx, stamp, { ...wanted, list })
    const audit = { created_at: stamp.at, created_by: stamp.by, updated_at: stamp.at, updated_by: stamp.by }
    const row = await tx
      .insertInto('table_views')
      .values({ login_id: stamp.by, list, name, state, is_default: wanted.isDefault, ...audit })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return toView(row)
  })
}

/** Changes a view of the caller, unless it has changed since it was read. */
export function updateView(id: string, wanted: Omit<TableView, 'id'>, context: CallContext): Promise<TableView> {
  return inTurn(context, async (tx, stamp) => {
    const present = await findView(tx, stamp, id)
    if (present.version !== wanted.version) throw new HttpError('CONFLICT', { current: toView(present) })
    const name = await resolveName(tx, stamp, { ...wanted, list: present.list, id })
    const { state, isDefault, version } = wanted
    const row = await tx
      .updateTable('table_views')
      .set({ name, state, is_default: isDefault, version: version + 1, updated_at: stamp.at, updated_by: stamp.by })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    return toView(row)
  })
}

/** Deletes a view of the caller. */
export function deleteView(id: string, context: CallContext): Promise<void> {
  return inTurn(context, async (tx, stamp) => {
    await findView(tx, stamp, id)
    await tx.deleteFrom('table_views').where('id', '=', id).execute()
  })
}
