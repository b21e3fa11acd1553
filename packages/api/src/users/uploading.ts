import { setImmediate } from 'node:timers/promises'
import type { CellFault, CellProblem, CheckedRow, Locale } from '@tessera/contract'
import { ADMIN_PERMISSIONS, LOCALES, SHEET_FIELDS, SHEET_MODES } from '@tessera/contract'
import * as z from 'zod'
import { holdCompany } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { RequestFailure } from '../core/http/http-error.ts'
import { addJobFile, keyOfFile } from '../core/jobs/job-files.ts'
import { countRows, defineJob, enqueue } from '../core/jobs/jobs.ts'
import { goesOnBeside, goingOn } from '../core/jobs/long-running-jobs.ts'
import type { StoredActor } from './actor.ts'
import { actor } from './actor.ts'
import { addOne } from './add-users.ts'
import { changeHeld, holdEditable, opening } from './edit-user.ts'
import { emailFault } from './email-problems.ts'
import { failedRowsFile, writeFailedRows } from './failed-rows.ts'
import { leaving } from './leaving.ts'
import { noteUpload } from './rehearsals.ts'
import { checkedNow } from './rehearse.ts'
import { isCellProblem } from './reason-words.ts'
import type { SheetRow } from './sheet-rows.ts'
import type { FailedRow, PlannedRow } from './uploaded-rows.ts'
import { nextRows, noteFailures, resultOf, toRejected } from './uploaded-rows.ts'

const input = z.object({
  by: actor,
  /** In which language the people are invited, and their failed rows are told. */
  locale: z.enum(LOCALES),
  file: z.object({ companyId: z.uuid(), mode: z.enum(SHEET_MODES), fileHash: z.string() }),
})
type Upload = z.infer<typeof input>

const PERMISSION_OF = { add: ADMIN_PERMISSIONS.createUser, edit: ADMIN_PERMISSIONS.updateUser }

/** A row as it is done: what was planned, as it is understood and judged by now. */
interface RowInHand {
  deed: PlannedRow['deed']
  read: SheetRow
  checked: CheckedRow
}

/** The place before the first row. */
const NONE_YET = -1

const atEmail = (code: CellProblem): CellFault[] => [{ field: 'email', code }]

/** What a refusal of a change says of a row's cells; what else went wrong is not the row's fault. */
function faultsOf(error: unknown): CellFault[] {
  if (!(error instanceof RequestFailure)) throw error
  if (error.code === 'LAST_ADMIN') return [{ field: 'role', code: 'LAST_ADMIN' }]
  if (error.code === 'NOT_FOUND') return atEmail('NOT_FOUND')
  if (error.code === 'OTHER_STAGE') return atEmail('OTHER_STATUS')
  const faults = (error.options.fieldErrors ?? []).flatMap(({ field: name, code }): CellFault[] => {
    const field = SHEET_FIELDS.find((known) => known === name)
    return field && isCellProblem(code) ? [{ field, code }] : []
  })
  if (faults.length === 0) throw error
  return faults
}

async function add(read: SheetRow, by: StoredActor, locale: Locale, services: Services): Promise<CellFault[]> {
  const { firstName, lastName, email, companyType, products, role } = read
  if (!firstName || !lastName || !companyType || !products || !role) {
    throw new Error(`Row ${read.row} was judged good and is not understood.`)
  }
  const said = { firstName, lastName, email, companyType, products, role }
  const problem = await addOne({ ...said, multipleSupplierAccess: false, language_code: locale }, by, services)
  return problem ? [emailFault(problem, email)] : []
}

async function change(read: SheetRow, by: StoredActor, services: Services): Promise<CellFault[]> {
  const { db, clock } = services
  const { firstName, lastName, email, products, role } = read
  try {
    const held = await holdEditable(db, email, by.company.id, clock.now())
    const areOthers = await changeHeld(held, { firstName, lastName, products, role }, by, services)
    if (areOthers) await enqueue(db, opening, { loginId: email }, { startedBy: by.loginId, at: clock.now() })
    return []
  } catch (error) {
    return faultsOf(error)
  }
}

/** Does a row, unless things have changed since it was planned; answers what is wrong with it then. */
async function doRow({ deed, read, checked }: RowInHand, { by, locale }: Upload, services: Services) {
  const { outcome, errors } = checked
  if (outcome === 'TO_MEND') return errors
  if (deed === 'ADD') return outcome === 'GOOD' ? add(read, by, locale, services) : atEmail('USER_EXISTS')
  if (outcome === 'GOOD') return atEmail('NOT_FOUND')
  return outcome === 'WOULD_OVERWRITE' ? change(read, by, services) : []
}

/** Does rows one by one; answers those that failed. */
async function doRows(rows: readonly PlannedRow[], upload: Upload, services: Services): Promise<FailedRow[]> {
  const { db, clock } = services
  const { by, locale, file } = upload
  // Two who take the role from each other have their turns here.
  const { id, type: companyType, account_type: accountType } = await holdCompany(db, file.companyId)
  const reader = { company: { id, companyType, accountType }, own: by.loginId, locale, now: clock.now() }
  const { understood, rows: checked } = await checkedNow(db, rows, file.mode, reader)
  const failed: FailedRow[] = []
  for (const [place, { row, values, deed }] of rows.entries()) {
    const [read, judged] = [understood[place], checked[place]]
    if (!read || !judged) continue
    const errors = await doRow({ deed, read, checked: judged }, upload, services)
    if (errors.length > 0) failed.push({ row, values, errors })
    // The embedded database answers without ever waiting: who asks for a page would not come in between two rows.
    await setImmediate()
  }
  return failed
}

/** Adds and changes people by the rows of a file, 50 in each step; at its end the rows that failed are a file. */
export const uploading = defineJob({
  name: 'users.uploading',
  input,
  rights: ({ by, file: { mode } }) => ({ permission: PERMISSION_OF[mode], companyId: by.company.id }),
  progress: z.union([z.object({ after: z.int() }), goingOn]),
  async step(job, services) {
    const { id, input: upload, startedBy, progress = { after: NONE_YET } } = job
    const { db, clock } = services
    const act = { by: startedBy, at: clock.now() }
    const rows = 'after' in progress ? await nextRows(db, id, progress.after) : []
    const last = rows.at(-1)
    if (last) {
      const failed = await doRows(rows, upload, services)
      await noteFailures(db, id, failed)
      await countRows(db, id, { processed: rows.length, failed: failed.map(toRejected) })
      return { dueAt: clock.now(), progress: { after: last.place } }
    }
    const { hasDone, hasFailed } = await resultOf(db, id)
    // A file of which no row was done can be uploaded again, when what was wrong lay elsewhere.
    const finish = (tx: Db) => (hasDone ? noteUpload(tx, upload.file, act) : Promise.resolve())
    if (!hasFailed) {
      await finish(db)
      return 'done'
    }
    if ('after' in progress) await addJobFile(db, id, failedRowsFile(upload.file.companyId, act.at), act)
    return goesOnBeside(
      job,
      async (own) => {
        await own.storage.put(keyOfFile(id), await writeFailedRows(own.db, id, upload))
        return ({ db: tx }) => finish(tx)
      },
      services,
    )
  },
  // Those that it has not reached stand in the file of the rows that failed, with these.
  async stop({ id: jobId, input: { file, locale }, startedBy, progress }, { db, clock }) {
    const act = { by: startedBy, at: clock.now() }
    await addJobFile(db, jobId, failedRowsFile(file.companyId, act.at), act)
    const after = progress && 'after' in progress ? progress.after : NONE_YET
    await enqueue(db, leaving, { jobId, locale, after }, { startedBy, at: act.at })
  },
})
