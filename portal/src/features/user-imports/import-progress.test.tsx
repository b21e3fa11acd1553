import type { Job, ListedJob, ImportPreview } from '@tessera/contract'
import { calls, FOLLOWED_JOBS } from '@tessera/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { goTo } from '../../platform/routing/go-to.ts'
import { ADMIN, JOB } from '../../test/administration.ts'
import { openPortal } from '../../test/open-portal.tsx'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'
import { ENDED_ROWS, jobAt, openReport, reportOf, ROWS, serverWithReport, STARTED } from '../../test/uploads.ts'

/** A server with a committed preview; results are known after its job has ended. */
function committed(jobNow: () => Job, rows: ImportPreview['rows'] = [...ENDED_ROWS], person = ADMIN): FakeServer {
  return serverWithReport(reportOf(ROWS, STARTED), person)
    .replies(calls.jobs.read, () => json(jobNow()))
    .replies(calls.userImports.preview, () => json(reportOf(jobNow().status === 'RUNNING' ? ROWS : rows, STARTED)))
}

const failed = [3, 4, 5].map((row) => ({ row, loginId: `ana${row}@example.mx`, error: 'Wrong' }))

describe('a user import', () => {
  it('B-04 shows its progress in rows, also after the user returns, and announces start, half and end', async () => {
    let now = jobAt(0, 6)
    await openReport(committed(() => now))
    expect(await screen.findByRole('progressbar', { name: 'Upload in progress' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 6 rows',
    )
    const section = within(screen.getByRole('region', { name: 'The upload' }))
    expect(section.getByRole('status')).toHaveTextContent('The upload has started.')
    now = jobAt(3, 6)
    await waitFor(() => expect(section.getByRole('status')).toHaveTextContent('Half of the rows are done.'))
    now = jobAt(6, 6, { failed })
    await waitFor(() =>
      expect(section.getByRole('status')).toHaveTextContent(
        'Upload finished: 1 added, 1 changed, 0 failed, 3 skipped.',
      ),
    )
    expect(section.getByText('Changed')).toBeVisible()
    expect(await screen.findByText('1 new user was successfully added!')).toBeVisible()
  })

  it('B-04 shows the result of each row, and who started it and when', async () => {
    const rows = ENDED_ROWS.map((row) =>
      row.row === 2
        ? { ...row, status: 'FAILED' as const, errors: [{ field: 'email' as const, code: 'USER_EXISTS' }] }
        : row,
    )
    await openReport(committed(() => jobAt(5, 5, { failed }), rows))
    expect(await screen.findByText(/^Dana Reyes started it on Mar 3, 2026/)).toBeVisible()
    const options = screen.getAllByRole('radio').map((option) => option.closest('label')?.textContent)
    expect(options).toEqual(['All (6)', 'Failed (1)', 'Skipped (3)', 'Changed (1)', 'Nothing to do (1)'])
    await userEvent.click(screen.getByRole('radio', { name: 'Failed (1)' }))
    const row = within(screen.getByRole('grid', { name: 'Rows of the file' })).getByRole('row', { name: /Row 2/ })
    expect(within(row).getByText('Failed')).toBeVisible()
    expect(within(row).getByText(/already/)).toBeVisible()
  })

  it('USR-18 shows the previous value of a row only if it was changed', async () => {
    const rows = ENDED_ROWS.map((row) => (row.row === 6 ? { ...row, status: 'SKIPPED' as const } : row))
    await openReport(committed(() => jobAt(5, 5, { failed }), rows))
    const skippedRow = await screen.findByRole('row', { name: /Row 6/ })
    expect(within(skippedRow).getByText('Skipped')).toBeVisible()
    expect(screen.queryByText('Was: Ann')).not.toBeInTheDocument()
  })

  it.each([
    ['es-MX', 'La carga', 'Carga terminada: 1 agregado, 1 modificado, 0 con error, 3 omitidos.', 'Modificado'],
    [
      'fr-CA',
      'Le téléversement',
      'Téléversement terminé\u00a0: 1 ajouté, 1 modifié, 0 en échec, 3 ignorés.',
      'Modifié',
    ],
  ] as const)('B-04 I18N-05 uses the singular for one in %s', async (locale, name, spoken, term) => {
    const person = { ...ADMIN, user_preferences: { ...ADMIN.user_preferences, language_code: locale } }
    await openReport(committed(() => jobAt(5, 5, { failed }), undefined, person))
    const section = within(await screen.findByRole('region', { name }))
    await waitFor(() => expect(section.getByRole('status').textContent).toBe(spoken))
    expect(section.getByText(term)).toBeVisible()
  })

  it('B-04 shows its current state if it was started in another tab', async () => {
    let isCommitted = false
    const server = serverWithReport(reportOf(ROWS)).answers(calls.jobs.read, jobAt(5, 5, { failed }))
    server.replies(calls.userImports.preview, () => json(isCommitted ? reportOf(ENDED_ROWS, STARTED) : reportOf(ROWS)))
    await openReport(server)
    await screen.findByRole('button', { name: 'Add 1, review 1, skip 3' })
    isCommitted = true
    fireEvent(window, new Event('focus'))
    expect(await screen.findByRole('heading', { name: 'Upload finished' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add 1/ })).not.toBeInTheDocument()
  })

  it.each([
    ['is announced as started even if it ended at once', false],
    ['is not announced as started if an earlier commit started it', true],
  ])('B-04 USR-20 %s', async (_, isRepeated) => {
    const server = serverWithReport(reportOf(ROWS)).answers(calls.jobs.read, jobAt(5, 5, { failed }))
    server.answers(calls.userImports.bulkAdd, { jobId: JOB, accepted: 2, rejected: [], isRepeated })
    const isCommitted = (): boolean => server.requested(calls.userImports.bulkAdd).length > 0
    server.replies(calls.userImports.preview, () =>
      json(isCommitted() ? reportOf(ENDED_ROWS, STARTED) : reportOf(ROWS)),
    )
    await openReport(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1, review 1, skip 3' }))
    expect(await screen.findByText(/^Dana Reyes started it on Mar 3, 2026/)).toBeVisible()
    expect(screen.queryAllByText('Bulk upload of 2 user(s) started successfully.')).toHaveLength(isRepeated ? 0 : 1)
  })

  it('B-04 offers the failed rows as a file', async () => {
    const server = committed(() => jobAt(5, 5, { failed }))
    server.answers(calls.jobs.failedRows, { url: '/core-app-api/v1/jobs/rows/token' })
    await openReport(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Download failed and skipped rows' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/core-app-api/v1/jobs/rows/token'))
  })

  it('SRV-07 stops after the current batch, and shows the remaining rows', async () => {
    const stopped = jobAt(4, 5, { failed, status: 'STOPPED' })
    const rows = ENDED_ROWS.map((row) =>
      row.status === 'UPDATED' ? { ...row, status: 'NOT_PROCESSED' as const } : row,
    )
    const server: FakeServer = committed(
      () => (server.requested(calls.jobs.stop).length > 0 ? stopped : jobAt(4, 5)),
      rows,
    )
    server.answers(calls.jobs.stop, stopped)
    await openReport(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('heading', { name: 'Upload stopped' })).toHaveFocus()
    expect(screen.getByRole('radio', { name: 'Not processed (1)' })).toBeVisible()
    expect(screen.getByText(/^Finished rows are kept\. To process the rest, download the remaining rows/)).toBeVisible()
    server.answers(calls.jobs.failedRows, { url: '/core-app-api/v1/jobs/rows/left' })
    await userEvent.click(screen.getByRole('button', { name: 'Download the remaining rows' }))
    await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('/core-app-api/v1/jobs/rows/left'))
  })
})

describe('a stop that is too late', () => {
  it.each([
    ['DONE', 'All rows were already processed, so there was nothing to stop.'],
    ['RUNNING', 'All rows were already processed, so there was nothing to stop.'],
    ['FAILED', 'It had already failed, so there was nothing to stop.'],
  ] as const)('SRV-07 reports that there was nothing to stop: %s', async (status, text) => {
    const server = committed(() => jobAt(4, 5))
    server.answers(calls.jobs.stop, jobAt(5, 5, { status }))
    await openReport(server)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})

const DONE: ListedJob = {
  jobId: JOB,
  kind: 'userImports.importUsers',
  about: { name: 'people.csv', companyId: ADMIN.tenant.id, page: '/admin/userList/upload/r-1' },
  startedBy: null,
  stoppedBy: null,
  hasLostRights: false,
  status: 'DONE',
  processed: 5,
  total: 5,
  failures: 3,
  startedAt: '2026-03-03T15:00:00.000Z',
  endedAt: '2026-03-03T15:01:00.000Z',
  file: null,
  failedRows: { name: 'users_failed.xlsx', companyId: ADMIN.tenant.id, until: '2026-03-04T15:01:00.000Z' },
}
const openFiles = (jobs: ListedJob[]) =>
  openPortal({ path: '/profile/files', server: serverWithReport(reportOf(ROWS)).answers(calls.jobs.list, jobs) })
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('files and progress page', () => {
  it('SRV-07 lists the user’s jobs, newest first, with their progress', async () => {
    const running = {
      ...DONE,
      jobId: 'j-2',
      kind: 'users.export',
      about: null,
      status: 'RUNNING',
      processed: 2,
    } as const
    await openFiles([DONE, { ...running, failures: 0, failedRows: null, startedAt: '2026-03-03T16:00:00.000Z' }])
    const jobs = await screen.findAllByRole('article')
    expect(jobs[0]).toHaveAccessibleName('User export')
    const first = await card('User export')
    expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5 rows')
    expect(first.getByRole('button', { name: 'Stop' })).toBeVisible()
    const last = await card('Bulk upload of users')
    expect(last.getByText('people.csv')).toBeVisible()
    expect(last.getByRole('link', { name: 'Show report' })).toHaveAttribute('href', '/admin/userList/upload/r-1')
    expect(last.getByText('Done')).toBeVisible()
    expect(last.getByText(/3 failed or skipped/)).toBeVisible()
    expect(last.getByRole('button', { name: 'Download failed and skipped rows' })).toBeVisible()
  })

  it('SRV-07 shows the name and status of each job', async () => {
    const reported = [
      [FOLLOWED_JOBS.importUsers, 'QUEUED', 'Bulk upload of users', 'Waiting'],
      [FOLLOWED_JOBS.exportUsers, 'RUNNING', 'User export', 'Running'],
      [FOLLOWED_JOBS.exportActivity, 'RUNNING', 'Activity log export', 'Running'],
      [FOLLOWED_JOBS.addUser, 'DONE', 'Adding users', 'Done'],
      [FOLLOWED_JOBS.completeGrants, 'FAILED', 'Changing a user', 'Failed'],
      [FOLLOWED_JOBS.bulkUpdateUsers, 'STOPPED', 'Bulk change of users', 'Stopped'],
      ['users.newer', 'DONE', 'Other work', 'Done'],
    ] as const
    const failedRows = null
    await openFiles(
      reported.map(([kind, status], index) => ({ ...DONE, kind, status, failedRows, jobId: `j-${index}` })),
    )
    for (const [, , name, state] of reported) expect((await card(name)).getByText(state)).toBeVisible()
  })

  it('SRV-11 offers a file while it exists, for the company that it was made for', async () => {
    const file = { name: 'users.csv', companyId: ADMIN.tenant.id, until: '2026-03-04T15:01:00.000Z' }
    const done = { ...DONE, kind: 'users.export', about: null, failures: 0, failedRows: null }
    await openFiles([
      { ...done, file },
      { ...done, jobId: 'j-2', file: { ...file, name: 'other.csv', companyId: 'c-9' } },
      { ...done, jobId: 'j-3', file: { ...file, name: 'gone.csv', until: null } },
    ])
    expect(await screen.findByRole('button', { name: 'Download users.csv' })).toBeVisible()
    expect(screen.getByText(/^other.csv was created for another company/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Act for that company' })).toHaveAttribute(
      'href',
      '/profile/files?company=c-9',
    )
    expect(screen.queryByText(/gone.csv/)).not.toBeInTheDocument()
  })

  it('SRV-07 shows a message without jobs, and is linked in the user menu', async () => {
    await openFiles([])
    expect(await screen.findByRole('heading', { name: 'Nothing in the last seven days' })).toBeVisible()
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/userList', '/admin/userList/upload'])
    await userEvent.click(screen.getByRole('button', { name: /Dana Reyes|Bright Foods/ }))
    expect(await screen.findByRole('menuitem', { name: 'Files and progress' })).toHaveAttribute(
      'href',
      '/profile/files',
    )
  })

  it('SRV-07 names the colleague who started or stopped a job, and can stop it', async () => {
    const others = { ...DONE, startedBy: 'Sam Ruiz', status: 'RUNNING', processed: 2, failedRows: null } as const
    await openFiles([
      others,
      { ...others, jobId: 'j-2', kind: FOLLOWED_JOBS.bulkUpdateUsers, status: 'STOPPED', stoppedBy: 'Ana Lee' },
    ])
    const running = await card('Bulk upload of users')
    expect(running.getByText('Started by Sam Ruiz')).toBeVisible()
    expect(running.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect((await card('Bulk change of users')).getByText('Stopped by Ana Lee')).toBeVisible()
  })

  it('ROL-06 explains that a job was stopped because its starter lost the permission', async () => {
    await openFiles([{ ...DONE, startedBy: 'Sam Ruiz', status: 'STOPPED', hasLostRights: true }])
    expect((await card('Bulk upload of users')).getByText('Sam Ruiz is no longer allowed to do this.')).toBeVisible()
  })
})
