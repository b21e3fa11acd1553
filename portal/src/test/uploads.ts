import type { CheckedRow, Commit, Job, MendedRow, Rehearsal } from '@tessera/contract'
import { calls, SHEET_FIELDS } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ADMIN, JOB, serverWith } from './administration.ts'
import { openPortal } from './open-portal.tsx'
import type { FakeServer, Seen } from './server.ts'
import { failure, json } from './server.ts'
import { writeAnew } from './write-in.ts'

type UploadRow = Rehearsal['rows'][number]

/** The report that a file gets. */
export const REPORT_ID = '00000000-0000-4000-8000-000000000022'
const VALUES = {
  firstName: 'Ana',
  lastName: 'Cruz',
  email: 'ana.cruz@brightfoods.example',
  companyType: 'Our company',
  products: 'Report Builder',
  role: 'User',
}

/** A row as the server has judged it. */
export const rowOf = (row: number, given: Partial<CheckedRow> = {}): CheckedRow => ({
  row,
  values: VALUES,
  outcome: 'GOOD',
  errors: [],
  conflicts: [],
  ...given,
})
const elsewhere = (row: number): CheckedRow =>
  rowOf(row, {
    values: { ...VALUES, email: `ana${row}@example.mx` },
    outcome: 'TO_MEND',
    errors: [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
  })

/** A row of a product that no other row has, and that is none. */
export const ofNoProduct = (row: number): CheckedRow =>
  rowOf(row, {
    values: { ...VALUES, products: `Pulse ${row}` },
    outcome: 'TO_MEND',
    errors: [{ field: 'products', code: 'unknown_product' }],
  })

/** A good row, two of a foreign domain, one of a product that is none, one that would overwrite, and one that says nothing new. */
export const ROWS: readonly CheckedRow[] = [
  rowOf(2),
  elsewhere(3),
  elsewhere(4),
  ofNoProduct(5),
  rowOf(6, {
    values: { ...VALUES, firstName: 'Anne', email: 'anne@brightfoods.example' },
    outcome: 'WOULD_OVERWRITE',
    conflicts: [{ field: 'firstName', before: 'Ann', after: 'Anne' }],
  }),
  rowOf(7, { outcome: 'NOTHING_TO_DO' }),
]

/** The same rows when their upload has ended. */
export const ENDED_ROWS: readonly UploadRow[] = ROWS.map((row): UploadRow => {
  if (row.outcome === 'NOTHING_TO_DO') return row
  const results = { GOOD: 'ADDED', WOULD_OVERWRITE: 'CHANGED', TO_MEND: 'LEFT_OUT' } as const
  return { ...row, result: results[row.outcome] }
})

const countOf = (rows: readonly UploadRow[], wanted: CheckedRow['outcome']): number =>
  rows.filter(({ outcome }) => outcome === wanted).length

/** A report of some rows. */
export const reportOf = (rows: readonly UploadRow[], given: Partial<Rehearsal> = {}): Rehearsal => ({
  id: REPORT_ID,
  version: 1,
  mode: 'add',
  fileName: 'people.csv',
  rows: [...rows],
  counts: {
    good: countOf(rows, 'GOOD'),
    toMend: countOf(rows, 'TO_MEND'),
    wouldOverwrite: countOf(rows, 'WOULD_OVERWRITE'),
    nothingToDo: countOf(rows, 'NOTHING_TO_DO'),
  },
  leftOut: [],
  sheets: null,
  until: '2026-03-04T15:00:00.000Z',
  uploaded: null,
  jobId: null,
  committed: null,
  ...given,
})

/** That the same file was uploaded before. */
export const UPLOADED = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }

/** The commit that a report states. */
export const STARTED = { jobId: JOB, committed: { at: '2026-03-03T15:00:00.000Z', by: 'Dana Reyes' } }

/** A row with its corrections, where its cells haven't changed since. */
function mendedRow(row: UploadRow, { values, before }: MendedRow): UploadRow {
  const isKnown = SHEET_FIELDS.every((field) => !(field in values) || row.values[field] === before?.[field])
  return isKnown ? { ...row, values: { ...row.values, ...values }, outcome: 'GOOD', errors: [] } : row
}

/** A server with a report, at which every correction becomes valid, in this window or another. */
export function serverOfWindows(report: Rehearsal, person = ADMIN) {
  let now = report
  const change = (sent: readonly MendedRow[]) => {
    const rows = now.rows.map((row): UploadRow => {
      const mended = sent.find((each) => each.row === row.row)
      return mended ? mendedRow(row, mended) : row
    })
    now = reportOf(rows, { jobId: now.jobId, version: now.version + 1 })
    const { version, counts } = now
    return json({ version, counts, rows: now.rows.filter(({ row }) => sent.some((each) => each.row === row)) })
  }
  const commit = ({ body }: Seen) => {
    if ((body as Commit).version !== now.version) return failure(409, 'CONFLICT', { current: now })
    now = { ...now, jobId: JOB }
    return json({ jobId: JOB, accepted: now.counts.good, rejected: [] }, 202)
  }
  const server = serverWith(person)
    .replies(calls.users.rehearsal, () => json(now))
    .replies(calls.users.mendRehearsal, ({ body }) => change((body as { rows: MendedRow[] }).rows))
    .replies(calls.users.bulkAdd, commit)
  return { server, mendElsewhere: (row: MendedRow) => void change([row]) }
}

/** A server with a report, at which every correction becomes valid. */
export const serverWithReport = (report: Rehearsal, person = ADMIN): FakeServer =>
  serverOfWindows(report, person).server

/** How far a job of so many rows is. */
export const jobAt = (processed: number, total: number, given: Partial<Job> = {}): Job => ({
  status: processed < total ? 'RUNNING' : 'DONE',
  processed,
  total,
  failed: [],
  ...given,
})

export const openReport = (server: FakeServer) => openPortal({ path: `/admin/userList/upload/${REPORT_ID}`, server })

export const grid = () => screen.findByRole('grid', { name: 'Rows of the file' })
export const rowNamed = async (name: string) => within(await grid()).findByRole('row', { name: new RegExp(name) })
export const shownRows = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Replaces a cell's text and leaves it open. */
export async function write(row: string, before: string, text: string): Promise<void> {
  const cell = within(await rowNamed(row))
    .getByText(before)
    .closest<HTMLElement>('[role=gridcell]')
  cell?.focus()
  await userEvent.keyboard('{F2}')
  const field = await within(await grid()).findByRole('textbox')
  await writeAnew(field, text)
}

/** Corrects a cell of a row. */
export async function mend(row: string, before: string, text: string): Promise<void> {
  await write(row, before, text)
  await userEvent.keyboard('{Enter}')
}
