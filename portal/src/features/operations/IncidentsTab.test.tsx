import type { StaffIncident } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { INCIDENT } from '../../test/incidents.ts'
import { openOperations, operations, SUPER } from '../../test/operations.ts'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'

const MORGAN = { loginId: 'morgan@scintilla.example', name: 'Morgan Hale' }
const { unread: _, ...SHARED } = INCIDENT
const FOUND: StaffIncident = {
  ...SHARED,
  version: 4,
  assignee: null,
  contactName: 'Dana Reyes',
  waitingSince: '2026-02-17T16:04:00.000Z',
  notes: [
    {
      id: '00000000-0000-4000-8000-000000000004',
      text: 'The load starts at midnight.',
      author: 'Morgan Hale',
      isOwn: false,
      createdOn: '2026-02-17T18:40:00.000Z',
    },
  ],
  otherWriters: [],
  createdByLoginId: 'dana@brightfoods.example',
  isContactConfirmed: true,
  locale: 'es-MX',
}
const permissions = [...SUPER.authz.permissions, ADMIN_PERMISSIONS.listIncidentQueue, ADMIN_PERMISSIONS.updateIncident]
const STAFF = { ...SUPER, authz: { ...SUPER.authz, permissions } }

function staffed(incident: StaffIncident = FOUND): FakeServer {
  return operations(STAFF)
    .answers(calls.incidents.reasons, [])
    .answers(calls.incidents.queue, { content: [incident], page: 0, size: 25, total_elements: 1, total_pages: 1 })
    .answers(calls.incidents.readAsStaff, incident)
    .answers(calls.incidents.staff, [MORGAN])
    .answers(calls.incidents.update, incident)
    .answers(calls.incidents.markWriting, { otherWriters: [] })
    .answers(calls.tableViews.list, [])
}

const panel = async () => within(await screen.findByRole('dialog', { name: INCIDENT.subject }))
async function openIncident(server: FakeServer) {
  await openOperations(server, 'incidents')
  await userEvent.click(await screen.findByRole('link', { name: 'INC-100042' }))
  const shown = await panel()
  await shown.findByText('The load starts at midnight.')
  return shown
}

describe('incident queue', () => {
  it('SUP-20 opens an incident, which staff take with one press', async () => {
    const server = staffed()
    const shown = await openIncident(server)
    expect(window.location.search).toContain('incident=INC-100042')
    expect(shown.getByText('Internal note')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Take' }))
    await waitFor(() => expect(server.requested(calls.incidents.update)).toHaveLength(1))
    expect(server.requested(calls.incidents.update)[0]?.body).toEqual({ version: 4, assignee: STAFF.login_id })
  })

  it('SUP-20b replies with a saved reply in the contact’s language, with their name', async () => {
    const server = staffed()
    const shown = await openIncident(server)
    await userEvent.click(shown.getByRole('button', { name: 'Saved answers' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'It’s fixed' }))
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/^Hola, Dana:/))
    await userEvent.click(shown.getByRole('radio', { name: 'Resolve' }))
    await userEvent.click(shown.getByRole('button', { name: 'Resolve' }))
    await waitFor(() => expect(server.requested(calls.incidents.update)).toHaveLength(1))
    expect(server.requested(calls.incidents.update)[0]?.body).toMatchObject({
      version: 4,
      status: 'RESOLVED',
      text: expect.stringMatching(/^Hola, Dana:/),
    })
  })

  it('SUP-20b warns while a colleague is writing too, and reports the user’s own writing until the text is empty', async () => {
    const server = staffed().answers(calls.incidents.markWriting, { otherWriters: [MORGAN.name] })
    const shown = await openIncident(server)
    expect(server.requested(calls.incidents.markWriting)).toHaveLength(0)
    await userEvent.click(shown.getByRole('textbox', { name: 'Text' }))
    await userEvent.paste('Which week?')
    const warning = await shown.findByRole('alert')
    expect(warning).toHaveTextContent('A colleague is writing too')
    expect(warning).toHaveTextContent('Writing now: Morgan Hale')
    await userEvent.clear(shown.getByRole('textbox', { name: 'Text' }))
    await waitFor(() => expect(shown.queryByText('A colleague is writing too')).not.toBeInTheDocument())
    const reports = server.requested(calls.incidents.markWriting)
    expect(reports.map(({ body }) => body)).toEqual([{ isWriting: true }, { isWriting: false }])
    expect(reports[0]?.headers.get('x-user-activity')).toBeNull()
  })

  it('SUP-20 announces a colleague’s new note, but not the user’s own', async () => {
    const server = staffed()
    const shown = await openIncident(server)
    const [note] = FOUND.notes as [StaffIncident['notes'][number]]
    const newNotes = [
      { ...note, id: '00000000-0000-4000-8000-000000000005', text: 'Loaded again.' },
      { ...note, id: '00000000-0000-4000-8000-000000000006', text: 'I called them.', isOwn: true },
    ]
    server.answers(calls.incidents.readAsStaff, { ...FOUND, notes: [note, ...newNotes] })
    await userEvent.click(shown.getByRole('button', { name: 'Take' }))
    expect(await shown.findByText('I called them.')).toBeVisible()
    expect(shown.getByRole('button', { name: '1 new comment' })).toBeVisible()
  })

  it('SUP-19 shows the user’s verdict on the reply', async () => {
    const shown = await openIncident(staffed({ ...FOUND, verdict: { helped: false, text: 'Still empty.' } }))
    expect(shown.getByText('The user says that the answer didn’t help')).toBeVisible()
    expect(shown.getByText('“Still empty.”')).toBeVisible()
  })

  it.each(['INCIDENT_TAKEN', 'CONFLICT'] as const)(
    'SUP-20 names the colleague who took the incident first if the call fails with %s',
    async (code) => {
      const current = { ...FOUND, version: 5, assignee: MORGAN }
      const server = staffed().replies(calls.incidents.update, () =>
        json({ code, error: code, message: code, current }, 409),
      )
      const shown = await openIncident(server)
      server.answers(calls.incidents.readAsStaff, current)
      await userEvent.click(shown.getByRole('button', { name: 'Take' }))
      expect(await shown.findByText('Morgan Hale has already taken this incident.')).toBeVisible()
      expect(shown.queryByRole('button', { name: 'Take' })).not.toBeInTheDocument()
    },
  )

  it('SUP-20 names the current assignee if a colleague was faster, and keeps the typed text', async () => {
    const server = staffed().refuses(calls.incidents.update, 409, 'INCIDENT_TAKEN')
    const shown = await openIncident(server)
    await userEvent.click(shown.getByRole('textbox', { name: 'Text' }))
    await userEvent.paste('Which week?')
    await userEvent.click(shown.getByRole('button', { name: 'Send answer' }))
    expect(await shown.findByText(/A colleague is already working on this incident/)).toBeVisible()
    expect(shown.getByRole('textbox', { name: 'Text' })).toHaveValue('Which week?')
  })
})
