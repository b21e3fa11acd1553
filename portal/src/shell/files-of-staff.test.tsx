import { calls } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { SUPER_ADMIN, user } from '../test/people.ts'

const JOB = {
  jobId: 'j-1',
  kind: 'users.export',
  about: null,
  startedBy: null,
  stoppedBy: null,
  hasLostRights: false,
  status: 'DONE',
  processed: 5,
  total: 5,
  failures: 0,
  startedAt: '2026-03-03T15:00:00.000Z',
  endedAt: '2026-03-03T15:01:00.000Z',
  file: { name: 'users.csv', companyId: 'c-9', until: '2026-03-04T15:01:00.000Z' },
  failedRows: null,
} as const

const at = (): string => window.location.pathname

describe('the page of files and jobs', () => {
  it.each(['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] as const)(
    'SRV-07 opens for a %s without a company, and lists files of any company',
    async (group) => {
      const staff = { ...SUPER_ADMIN, authz: { ...SUPER_ADMIN.authz, group } }
      await openPortal({ path: '/profile/files', server: serverFor(staff).answers(calls.jobs.list, [JOB]) })
      expect(await screen.findByRole('article', { name: 'User export' })).toBeVisible()
      expect(screen.getByText(/^users.csv was created for another company/)).toBeVisible()
      expect(at()).toBe('/profile/files')
    },
  )

  it('SRV-07 shows a super admin without jobs an empty state', async () => {
    await openPortal({ path: '/profile/files', server: serverFor(SUPER_ADMIN).answers(calls.jobs.list, []) })
    expect(await screen.findByRole('heading', { name: 'Nothing in the last seven days' })).toBeVisible()
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Return to Home', 'Profile'])
  })

  it('ROL-08 is closed to users who cannot list users', async () => {
    await openPortal({ path: '/profile/files', server: serverFor(user()) })
    expect(await screen.findByRole('heading', { level: 1, name: /access|denied/i })).toBeVisible()
    expect(at()).toBe('/accessDenied')
  })
})
