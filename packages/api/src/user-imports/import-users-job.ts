import { setImmediate } from 'node:timers/promises'
import type { CellError, CellProblem, CheckedRow, Locale } from '@tessera/contract'
import { ADMIN_PERMISSIONS, FOLLOWED_JOBS, IMPORT_FIELDS, IMPORT_MODES } from '@tessera/contract'
import * as z from 'zod'
import { lockCompany } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { addJobFile } from '../core/jobs/job-files.ts'
import { countRows, defineJob, enqueue } from '../core/jobs/jobs.ts'
import type { StoredActor } from '../users/actor.ts'
import { actor } from '../users/actor.ts'
import { addOne } from '../users/add-users.ts'
import { changeLockedUser, lockEditableUser, completeGrantsJob } from '../users/edit-user.ts'
import { emailError } from './check-rows.ts'
import { isCellProblem } from './error-reasons.ts'
import type { ParsedRow } from './import-rows.ts'
import type { ImportFile } from './imports.ts'
import { noteCompleted } from './imports.ts'
import { checkNow } from './preview-import.ts'
import { remainingRowsFile } from './remaining-rows.ts'
import type { FailedRow, PlannedRow } from './stored-rows.ts'
import { nextRows, resultOf, toRejected, writeResults } from './stored-rows.ts'

const input = z.object({ by: actor, mode: z.enum(IMPORT_MODES), importId: z.uuid() })

interface ImportedFile extends ImportFile {
  /** Language of the invitations. */
  locale: Locale
}

const PERMISSION_OF = { add: ADMIN_PERMISSIONS.createUser, edit: ADMIN_PERMISSIONS.updateUser }

/** A planned row, parsed and checked again when its turn comes. */
interface RecheckedRow {
  operation: PlannedRow['operation']
  parsed: ParsedRow
  checked: CheckedRow
}

/** The position before the first row. */
const NONE_YET = -1

const emailErrors = (code: CellProblem): CellError[] => [{ field: 'email', code }]

/** The errors of a row whose change was refused. Throws any other error again. */
function errorsOf(error: unknown): CellError[] {
  if (!(error instanceof HttpError)) throw error
  if (error.code === 'LAST_ADMIN') return [{ field: 'role', code: 'LAST_ADMIN' }]
  if (error.code === 'NOT_FOUND') return emailErrors('NOT_FOUND')
  if (error.code === 'OTHER_STAGE') return emailErrors('OTHER_STATUS')
  const errors = (error.options.fieldErrors ?? []).flatMap(({ field: name, code }): CellError[] => {
    const field = IMPORT_FIELDS.find((known) => known === name)
    return field && isCellProblem(code) ? [{ field, code }] : []
  })
  if (errors.length === 0) throw error
  return errors
}

async function addUser(parsed: ParsedRow, by: StoredActor, locale: Locale, services: Services): Promise<CellError[]> {
  const { firstName, lastName, email, companyType, products, role } = parsed
  if (!firstName || !lastName || !companyType || !products || !role) {
    throw new Error(`Row ${parsed.row} is valid and has empty cells.`)
  }
  const values = { firstName, lastName, email, companyType, products, role }
  const problem = await addOne({ ...values, multipleSupplierAccess: false, language_code: locale }, by, services)
  return problem ? [emailError(problem, email)] : []
}

async function updateUser(parsed: ParsedRow, by: StoredActor, services: Services): Promise<CellError[]> {
  const { db, clock } = services
  const { firstName, lastName, email, products, role } = parsed
  try {
    const locked = await lockEditableUser(db, email, by.company.id, clock.now())
    const hasOtherProducts = await changeLockedUser(locked, { firstName, lastName, products, role }, by, services)
    if (hasOtherProducts)
      await enqueue(db, completeGrantsJob, { loginId: email }, { startedBy: by.loginId, at: clock.now() })
    return []
  } catch (error) {
    return errorsOf(error)
  }
}

/** Adds or updates the user of a row, unless data has changed since the commit; returns the row's errors. */
async function importRow(
  { operation, parsed, checked }: RecheckedRow,
  by: StoredActor,
  locale: Locale,
  services: Services,
): Promise<CellError[]> {
  const { status, errors } = checked
  if (status === 'INVALID') return errors
  if (operation === 'ADD')
    return status === 'VALID' ? addUser(parsed, by, locale, services) : emailErrors('USER_EXISTS')
  if (status === 'VALID') return emailErrors('NOT_FOUND')
  return status === 'WOULD_OVERWRITE' ? updateUser(parsed, by, services) : []
}

/** Imports rows one by one; returns those that failed. */
async function importRows(
  rows: readonly PlannedRow[],
  by: StoredActor,
  file: ImportedFile,
  services: Services,
): Promise<FailedRow[]> {
  const { db, clock } = services
  const { locale, mode } = file
  // The lock keeps two imports from taking the role of the last two administrators.
  const { id, type: companyType, account_type: accountType } = await lockCompany(db, file.companyId)
  const reader = { company: { id, companyType, accountType }, readerId: by.loginId, locale, now: clock.now() }
  const { parsed, rows: checkedRows } = await checkNow(db, rows, mode, reader)
  const failed: FailedRow[] = []
  for (const [index, { row, values, operation }] of rows.entries()) {
    const [parsedRow, checked] = [parsed[index], checkedRows[index]]
    if (!parsedRow || !checked) continue
    const errors = await importRow({ operation, parsed: parsedRow, checked }, by, locale, services)
    if (errors.length > 0) failed.push({ row, values, errors })
    // The embedded database never waits, so without a pause no other request would be handled.
    await setImmediate()
  }
  return failed
}

/** The import whose rows a job processes. */
function readImport(db: Db, id: string): Promise<ImportedFile> {
  return db
    .selectFrom('user_imports')
    .select(['company_id as companyId', 'mode', 'file_hash as fileHash', 'locale'])
    .where('id', '=', id)
    .$narrowType<{ locale: Locale }>()
    .executeTakeFirstOrThrow()
}

/** Adds and updates users by the rows of a file, 50 in each step. */
export const importUsersJob = defineJob({
  name: FOLLOWED_JOBS.importUsers,
  input,
  rights: ({ by, mode }) => ({ permission: PERMISSION_OF[mode], companyId: by.company.id }),
  progress: z.object({ after: z.int() }),
  async step({ id, input: { by, importId }, startedBy, progress }, services) {
    const { db, clock } = services
    const stamp = { by: startedBy, at: clock.now() }
    const file = await readImport(db, importId)
    const rows = await nextRows(db, importId, progress?.after ?? NONE_YET)
    const last = rows.at(-1)
    if (last) {
      const failed = await importRows(rows, by, file, services)
      await writeResults(db, importId, { rows, failed }, stamp)
      await countRows(db, id, { processed: rows.length, failed: failed.map(toRejected) })
      return { dueAt: clock.now(), progress: { after: last.position } }
    }
    const { hasDone, hasFailed } = await resultOf(db, importId)
    // A file without any imported row can be uploaded again, because its errors might come from other data.
    if (hasDone) await noteCompleted(db, file, stamp)
    if (hasFailed) await addJobFile(db, id, remainingRowsFile(file.companyId, stamp.at), stamp)
    return 'done'
  },
  async stop({ id, input: { by }, startedBy }, { db, clock }) {
    const stamp = { by: startedBy, at: clock.now() }
    await addJobFile(db, id, remainingRowsFile(by.company.id, stamp.at), stamp)
  },
})
