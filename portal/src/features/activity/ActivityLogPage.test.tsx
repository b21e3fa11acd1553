import type { ActivityEntry, Locale } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const ENTRY: ActivityEntry = {
  id: ID,
  uiCreatedOnDate: '2026-03-02T15:05:00.000Z',
  actor: 'Sam Lee',
  actorLoginId: 'super@scintilla.example',
  actorCompany: 'Scintilla',
  company: 'Bright Foods',
  entityId: 'dana@brightfoods.example',
  entityTitle: 'Dana Reyes',
  entityKind: 'user',
  event: 'USER_BLOCKED',
  eventTitle: 'User blocked',
  eventDescription: 'Blocked Dana Reyes. Reason: Left the company at the end of February',
  sourceApp: 'portal',
  before: { status: 'ACTIVE' },
  after: { status: 'BLOCKED' },
}
const PAGE = { page: 0, size: 25, total_elements: 1, total_pages: 1 }
const ADMIN = user({
  authz: { group: 'ADMIN', permissions: [PERMISSIONS.listActivity, ADMIN_PERMISSIONS.exportActivity] },
})
const userWithLanguage = (language_code: Locale) => ({
  ...ADMIN,
  user_preferences: { ...ADMIN.user_preferences, language_code },
})

const serverWith = (person = ADMIN, content: ActivityEntry[] = [ENTRY]): FakeServer =>
  serverFor(person)
    .answers(calls.activity.list, { ...PAGE, total_elements: content.length, content })
    .answers(calls.activity.events, [
      { id: 'USER_BLOCKED', title: 'User blocked', group: 'users', groupTitle: 'Users' },
      { id: 'DOMAIN_ADDED', title: 'Domain added', group: 'domains', groupTitle: 'Authorized domains' },
    ])
    .answers(calls.activity.facets, { USER_BLOCKED: 1 })
    .answers(calls.activity.actors, [
      { loginId: 'super@scintilla.example', name: 'Sam Lee', company: 'Scintilla' },
      { loginId: 'dana@brightfoods.example', name: 'Dana Reyes', company: 'Bright Foods' },
    ])
    .answers(calls.activity.entry, {
      ...ENTRY,
      differences: [{ field: 'status', label: 'Status', before: 'Active', after: 'Blocked' }],
    })
const open = (server: FakeServer, query = '') => openPortal({ path: `/admin/activityLog${query}`, server })
const requested = (server: FakeServer) =>
  server.requested(calls.activity.list).map(({ url }) => new URL(url, 'http://localhost').searchParams)

describe('the activity log', () => {
  it('LOG-01 TBL-03 TBL-06 shows all columns, a long description collapsed and the user as a link', async () => {
    await open(serverWith())
    const row = await screen.findByRole('row', { name: /User blocked/ })
    expect(row).toHaveTextContent('Sam Lee')
    expect(row).toHaveTextContent('Portal')
    expect(within(row).getByRole('link', { name: 'Dana Reyes' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/userList?user=dana%40brightfoods.example'),
    )
    for (const name of ['Date and time', 'Actor', 'Entity', 'Event', 'Description', 'Source']) {
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible()
    }
    expect(within(row).getByRole('button', { name: /See more/ })).toBeVisible()
  })

  it('LOG-01 links an entry of an access review to the review', async () => {
    const review = { entityKind: 'review', entityId: ID, entityTitle: 'Small Farm' } as const
    await open(serverWith(ADMIN, [{ ...ENTRY, ...review }]))
    const row = await screen.findByRole('row', { name: /Small Farm/ })
    expect(within(row).getByRole('link', { name: 'Small Farm' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/admin/userList?review=${ID}`),
    )
  })

  it('LOG-02b a row opens a panel with before, after and both companies, at its own URL', async () => {
    const server = serverWith()
    await open(server, `?entry=${ID}`)
    const panel = within(await screen.findByRole('dialog', { name: 'User blocked' }))
    expect(await panel.findByText('Scintilla')).toBeVisible()
    expect(panel.getByText('Bright Foods')).toBeVisible()
    const difference = await panel.findByRole('row', { name: /Status/ })
    expect(difference).toHaveTextContent('Active')
    expect(difference).toHaveTextContent('Blocked')
  })

  it('LOG-02b DRP-02 requests the last 29 days by default, or the range, actor and events of the URL', async () => {
    const server = serverWith()
    await open(server, '?startDate=2026-01-01&endDate=2026-01-31&actor=dana%40brightfoods.example&events=USER_BLOCKED')
    await screen.findByRole('row', { name: /User blocked/ })
    const query = requested(server).at(-1)
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      actor: 'dana@brightfoods.example',
      events: 'USER_BLOCKED',
    })
    expect(await screen.findByRole('combobox', { name: 'Actor' })).toHaveValue('Dana Reyes')
  })

  it('LOG-02b lists the events in groups, with the number of entries of each', async () => {
    const server = serverWith()
    await open(server)
    await userEvent.click(await screen.findByRole('button', { name: /^Events/ }))
    const group = within(await screen.findByRole('group', { name: 'Users' }))
    await userEvent.click(await group.findByRole('checkbox', { name: 'User blocked (1)' }))
    await waitFor(() => expect(requested(server).at(-1)?.get('events')).toBe('USER_BLOCKED'))
    expect(screen.getByRole('group', { name: 'Authorized domains' })).toBeVisible()
  })

  it('LOG-03 B-05 exports the visible range or the whole log, with both companies', async () => {
    const server = serverWith().answers(calls.jobs.list, []).answers(calls.activity.startExport, {
      jobId: ID,
      accepted: 1,
      rejected: [],
    })
    await open(server, '?startDate=2026-01-01&endDate=2026-01-31')
    await screen.findByRole('row', { name: /User blocked/ })
    await userEvent.click(screen.getByRole('button', { name: /^Export/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Export' }))
    await userEvent.click(panel.getByRole('button', { name: 'Export as CSV' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Whole log' }))
    await userEvent.click(panel.getByRole('button', { name: 'Export as XLSX' }))
    await waitFor(() => expect(server.requested(calls.activity.startExport)).toHaveLength(2))
    const [shown, whole] = server.requested(calls.activity.startExport).map(({ body }) => body)
    expect(shown).toMatchObject({
      rows: 'filtered',
      format: 'csv',
      filters: { startDate: '2026-01-01', endDate: '2026-01-31' },
    })
    expect(shown).toHaveProperty('shown', expect.arrayContaining(['actorCompany', 'company', 'before', 'after']))
    expect(whole).toMatchObject({ rows: 'all', format: 'xlsx' })
    expect(whole).not.toHaveProperty('filters.startDate')
  })

  it.each([
    ['es-MX', 'Sin actividad en este intervalo'],
    ['fr-CA', 'Aucune activité dans cet intervalle'],
  ] as const)('LOG-02b suggests another range in %s if there are no entries', async (locale, title) => {
    await open(serverWith(userWithLanguage(locale), []))
    expect(await screen.findByText(title)).toBeVisible()
  })
})
