import type { CheckedRow, CorrectedRow, ImportCommit, ImportPreview, ImportRow, Job } from '@tessera/contract'
import { calls, IMPORT_FIELDS } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ADMIN, JOB, serverWith } from './administration.ts'
import { openPortal } from './open-portal.tsx'
import type { FakeServer, Seen } from './server.ts'
import { failure, json } from './server.ts'
import { writeAnew } from './write-in.ts'

/** The id of a file's preview. */
export const REPORT_ID = '00000000-0000-4000-8000-000000000022'
const VALUES = {
  firstName: 'Ana',
  lastName: 'Cruz',
  email: 'ana.cruz@brightfoods.example',
  companyType: 'Our company',
  products: 'Report Builder',
  role: 'User',
}

/** A row with the result of the server's check. */
export const rowOf = (row: number, given: Partial<CheckedRow> = {}): CheckedRow => ({
  row,
  values: VALUES,
  status: 'VALID',
  errors: [],
  conflicts: [],
  ...given,
})
const elsewhere = (row: number): CheckedRow =>
  rowOf(row, {
    values: { ...VALUES, email: `ana${row}@example.mx` },
    status: 'INVALID',
    errors: [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
  })

/** A row with a product that no other row has, and that does not exist. */
export const ofNoProduct = (row: number): CheckedRow =>
  rowOf(row, {
    values: { ...VALUES, products: `Pulse ${row}` },
    status: 'INVALID',
    errors: [{ field: 'products', code: 'unknown_product' }],
  })

/**
 * A valid row, two with an unknown domain, one with an unknown product, one that would overwrite, and one without
 * changes.
 */
export const ROWS: readonly CheckedRow[] = [
  rowOf(2),
  elsewhere(3),
  elsewhere(4),
  ofNoProduct(5),
  rowOf(6, {
    values: { ...VALUES, firstName: 'Anne', email: 'anne@brightfoods.example' },
    status: 'WOULD_OVERWRITE',
    conflicts: [{ field: 'firstName', before: 'Ann', after: 'Anne' }],
  }),
  rowOf(7, { status: 'UNCHANGED' }),
]

/** The same rows after their import. */
export const ENDED_ROWS: readonly ImportRow[] = ROWS.map((row): ImportRow => {
  if (row.status === 'UNCHANGED') return row
  const results = { VALID: 'ADDED', WOULD_OVERWRITE: 'UPDATED', INVALID: 'SKIPPED' } as const
  return { ...row, status: results[row.status] }
})

const countOf = (rows: readonly ImportRow[], wanted: CheckedRow['status']): number =>
  rows.filter(({ status }) => status === wanted).length

/** A preview of some rows. */
export const reportOf = (rows: readonly ImportRow[], given: Partial<ImportPreview> = {}): ImportPreview => ({
  id: REPORT_ID,
  version: 1,
  mode: 'add',
  fileName: 'people.csv',
  rows: [...rows],
  counts: {
    valid: countOf(rows, 'VALID'),
    invalid: countOf(rows, 'INVALID'),
    wouldOverwrite: countOf(rows, 'WOULD_OVERWRITE'),
    unchanged: countOf(rows, 'UNCHANGED'),
  },
  skippedColumns: [],
  worksheets: null,
  until: '2026-03-04T15:00:00.000Z',
  uploaded: null,
  jobId: null,
  committed: null,
  ...given,
})

/** The earlier import of the same file. */
export const UPLOADED = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }

/** The commit in a preview. */
export const STARTED = { jobId: JOB, committed: { at: '2026-03-03T15:00:00.000Z', by: 'Dana Reyes' } }

/** Returns a row with its correction if its cells still have their previous values. */
function correctedRow(row: ImportRow, { values, before }: CorrectedRow): ImportRow {
  const isKnown = IMPORT_FIELDS.every((field) => !(field in values) || row.values[field] === before?.[field])
  return isKnown ? { ...row, values: { ...row.values, ...values }, status: 'VALID', errors: [] } : row
}

/** A server with a preview whose rows become valid after a correction, in this window or in another. */
export function serverOfWindows(report: ImportPreview, person = ADMIN) {
  let now = report
  const change = (sent: readonly CorrectedRow[]) => {
    const rows = now.rows.map((row): ImportRow => {
      const corrected = sent.find((each) => each.row === row.row)
      return corrected ? correctedRow(row, corrected) : row
    })
    now = reportOf(rows, { jobId: now.jobId, version: now.version + 1 })
    const { version, counts } = now
    return json({ version, counts, rows: now.rows.filter(({ row }) => sent.some((each) => each.row === row)) })
  }
  const commit = ({ body }: Seen) => {
    if ((body as ImportCommit).version !== now.version) return failure(409, 'CONFLICT', { current: now })
    now = { ...now, jobId: JOB }
    return json({ jobId: JOB, accepted: now.counts.valid, rejected: [], isRepeated: false }, 202)
  }
  const server = serverWith(person)
    .replies(calls.userImports.preview, () => json(now))
    .replies(calls.userImports.updatePreview, ({ body }) => change((body as { rows: CorrectedRow[] }).rows))
    .replies(calls.userImports.bulkAdd, commit)
  return { server, correctElsewhere: (row: CorrectedRow) => void change([row]) }
}

/** A server with a preview whose rows become valid after a correction. */
export const serverWithReport = (report: ImportPreview, person = ADMIN): FakeServer =>
  serverOfWindows(report, person).server

/** The progress of a job with this many rows. */
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
export async function correct(row: string, before: string, text: string): Promise<void> {
  await write(row, before, text)
  await userEvent.keyboard('{Enter}')
}
