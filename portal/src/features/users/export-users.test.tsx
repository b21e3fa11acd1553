import type { ListedJob } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { goTo } from '../../platform/routing/go-to.ts'
import { ADMIN, JOB, adminWith, openUsers, serverWith } from '../../test/administration.ts'
import { openPortal } from '../../test/open-portal.tsx'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'

const RUNNING: ListedJob = {
  jobId: JOB,
  kind: 'users.export',
  about: null,
  startedBy: null,
  stoppedBy: null,
  hasLostRights: false,
  status: 'RUNNING',
  processed: 620,
  total: 1240,
  failures: 0,
  startedAt: '2026-03-03T15:00:00.000Z',
  endedAt: null,
  file: { name: 'users_ACTIVE_2026-03-03.csv', companyId: ADMIN.tenant.id, until: null },
  failedRows: null,
}
const MADE: ListedJob = {
  ...RUNNING,
  status: 'DONE',
  processed: 1240,
  endedAt: '2026-03-03T15:01:00.000Z',
  file: { name: 'users_ACTIVE_2026-03-03.csv', companyId: ADMIN.tenant.id, until: '2026-03-04T15:01:00.000Z' },
}

const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Export/ }))
  return within(await screen.findByRole('dialog', { name: 'Export' }))
}
const exporting = (server: FakeServer) =>
  server.answers(calls.users.startExport, { jobId: JOB, accepted: 1240, rejected: [] })

describe('export of a user list', () => {
  it('USR-19 B-05 runs as a job over matching users, which is tracked until its file can be downloaded', async () => {
    const server = exporting(serverWith())
    let job: ListedJob = RUNNING
    server.replies(calls.jobs.list, () => json(server.requested(calls.users.startExport).length > 0 ? [job] : []))
    server.answers(calls.jobs.file, { url: '/core-app-api/v1/jobs/file/token' })
    await openPortal({ path: '/admin/userList?search=ortega&type=COMPANY&sort=email.desc', server })
    const panel = await openPanel()
    expect(panel.getByRole('radio', { name: 'All that match (1)' })).toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: 'Export as XLSX' }))
    expect(await panel.findByRole('progressbar', { name: 'users_ACTIVE_2026-03-03.csv' })).toHaveAttribute(
      'aria-valuetext',
      '50%',
    )
    job = MADE
    expect(server.requested(calls.users.startExport)[0]?.body).toMatchObject({
      status: 'ACTIVE',
      format: 'xlsx',
      rows: 'filtered',
      columns: 'shown',
      filters: { search: 'ortega', companyType: 'COMPANY' },
    })
    await userEvent.click(await panel.findByRole('button', { name: 'Download users_ACTIVE_2026-03-03.csv' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/core-app-api/v1/jobs/file/token'))
  })

  it('USR-19a exports all rows on request, regardless of the search', async () => {
    const server = exporting(serverWith()).answers(calls.users.counts, { active: 1240, pending: 7, blocked: 0 })
    await openPortal({ path: '/admin/userList?search=ortega', server })
    const panel = await openPanel()
    await userEvent.click(await panel.findByRole('radio', { name: 'All rows (1,240)' }))
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }))
    await waitFor(() => expect(server.requested(calls.users.startExport)).toHaveLength(1))
    expect(server.requested(calls.users.startExport)[0]?.body).not.toHaveProperty('filters.search')
  })

  it('SRV-07 can be stopped, and exports for another company are not shown', async () => {
    const elsewhere = {
      ...MADE,
      jobId: 'x',
      file: { name: 'other.csv', companyId: 'c-9', until: '2026-03-04T15:01:00.000Z' },
    }
    const server = serverWith().answers(calls.jobs.stop, { status: 'STOPPED', processed: 620, total: 1240, failed: [] })
    server.replies(calls.jobs.list, () =>
      json(server.requested(calls.jobs.stop).length === 0 ? [RUNNING, elsewhere] : []),
    )
    await openUsers(server)
    const panel = await openPanel()
    expect(panel.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(panel.getByRole('button', { name: /^Cancel / }))
    await waitFor(() => expect(panel.queryByRole('progressbar')).not.toBeInTheDocument())
  })

  it('ROL-08 is hidden from users without the permission', async () => {
    await openUsers(serverWith(adminWith()))
    await screen.findByRole('row', { name: /Ortega/ })
    expect(screen.queryByRole('button', { name: /^Export/ })).not.toBeInTheDocument()
  })
})
