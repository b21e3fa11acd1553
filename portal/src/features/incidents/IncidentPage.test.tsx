import type { Incident } from '@tessera/contract'
import { calls, INCIDENT_LIMITS, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ADDED, FILE, INCIDENT, serverWithIncident } from '../../test/incidents.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import { attach } from '../../test/support.ts'
import { writeIn } from '../../test/write-in.ts'

const PATH = '/support/trackTicket/INC-100042'
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const closeIncident = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close incident' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Close incident INC-100042?' }))
  await userEvent.click(question.getByRole('button', { name: 'Close incident' }))
}
const comment = () => screen.findByRole('textbox', { name: /Comment/ })

describe('the user’s incidents', () => {
  it('SUP-15 SUP-16 are listed with new ones marked, and each links to its page', async () => {
    await openPortal({ path: '/support/trackTicket', server: serverWithIncident() })
    const row = await screen.findByRole('row', { name: /INC-100042/ })
    expect(row).toHaveTextContent('In progress')
    expect(within(row).getByText('Unread')).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: 'Incidents shown' })).toBeNull()
    await userEvent.click(within(row).getByRole('link', { name: /INC-100042/ }))
    expect(await screen.findByRole('heading', { level: 1, name: INCIDENT.subject })).toBeVisible()
  })

  it('SUP-16 B-14 an administrator sees the incidents of the whole company', async () => {
    const admin = user({ authz: { group: 'ADMIN', permissions: [PERMISSIONS.listIncident, PERMISSIONS.listUser] } })
    const server = serverWithIncident(INCIDENT, admin)
    await openPortal({ path: '/support/trackTicket', server })
    await userEvent.click(await screen.findByRole('radio', { name: 'Whole company' }))
    await waitFor(() => expect(server.requested(calls.incidents.list).at(-1)?.url).toContain('scope=company'))
    expect(window.location.search).toContain('scope=company')
  })
})

describe('an incident', () => {
  it('SUP-18 shows the conversation with its files, details and statuses, and marks it as read', async () => {
    const server = serverWithIncident()
    await openPortal({ path: PATH, server })
    const [description, answer] = await screen.findAllByRole('article')
    expect(description).toHaveTextContent(INCIDENT.situationDescription)
    expect(within(description as HTMLElement).getByRole('link', { name: 'sales.png' })).toHaveAttribute(
      'href',
      FILE.url ?? '',
    )
    expect(answer).toHaveAccessibleName(/^Morgan Hale/)
    expect(screen.getByText('479 555 0100')).toBeVisible()
    await waitFor(() => expect(server.requested(calls.incidents.markRead)).toHaveLength(1))
  })

  it('SUP-17 sends a comment and its file in one call; a refused file stores neither', async () => {
    const server = serverWithIncident().refuses(calls.incidents.comment, 415, 'UNSUPPORTED_MEDIA_TYPE')
    await openPortal({ path: PATH, server })
    await comment()
    await attach(new File(['x'], 'proof.txt', { type: 'text/plain' }))
    await writeIn(await comment(), 'It is back.')
    await send()
    expect(await screen.findByRole('link', { name: /This file type is not supported/ })).toBeVisible()
    expect(await comment()).toHaveValue('It is back.')
    server.answers(calls.incidents.comment, ADDED)
    await send()
    await waitFor(async () => expect(await comment()).toHaveValue(''))
    const [, sent] = server.requested(calls.incidents.comment).map(({ body }) => body as FormData)
    expect(sent?.get('text')).toBe('It is back.')
    expect(sent?.get('file')).toMatchObject({ name: 'proof.txt' })
  })

  it('SUP-08 does not name the size as the reason if a small file is refused with 413', async () => {
    const server = serverWithIncident().refuses(calls.incidents.comment, 413, 'PAYLOAD_TOO_LARGE')
    await openPortal({ path: PATH, server })
    await writeIn(await comment(), 'It is back.')
    await attach(new File(['x'], 'proof.txt', { type: 'text/plain' }))
    await send()
    expect(await screen.findByRole('link', { name: /didn’t accept a file of this size/ })).toBeVisible()
    expect(screen.queryByText(/10 MB$/)).not.toBeInTheDocument()
  })

  it('SUP-17 Try again sends the same comment with the same key, and the next comment has another key', async () => {
    const server = serverWithIncident().refuses(calls.incidents.comment, 500, 'INTERNAL')
    await openPortal({ path: PATH, server })
    await writeIn(await comment(), 'It is back.')
    await send()
    const failure = within(await screen.findByRole('alert'))
    server.answers(calls.incidents.comment, ADDED)
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await comment()).toHaveValue(''))
    await writeIn(await comment(), 'It is back.')
    await send()
    await waitFor(async () => expect(await comment()).toHaveValue(''))
    const keys = server.requested(calls.incidents.comment).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')])
  })

  it.each(['comment', 'close'] as const)(
    'SUP-17 SES-12 keeps a comment and its file if the call %s reports that the session ended, and offers to log in',
    async (name) => {
      const server = serverWithIncident().answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
      await openPortal({ path: PATH, server })
      await writeIn(await comment(), 'It is back.')
      await attach(new File(['x'], 'proof.txt', { type: 'text/plain' }))
      const { comment: write, close } = calls.incidents
      server.refuses(write, 401, 'MISSING_TOKEN').refuses(close, 401, 'MISSING_TOKEN')
      if (name === 'comment') await send()
      else await closeIncident()
      const alert = within(await screen.findByRole('alertdialog', { name: 'Session timed out' }))
      expect(window.location.pathname).toBe(PATH)
      expect(screen.getByText('proof.txt')).toBeInTheDocument()
      await userEvent.click(alert.getByRole('button', { name: 'Log in' }))
      await waitFor(() => expect(window.location.pathname).toBe('/login'))
      await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('It is back.'))
    },
  )

  it('SUP-17 reports a missing comment text and its maximum length', async () => {
    await openPortal({ path: PATH, server: serverWithIncident() })
    expect(await comment()).toHaveAttribute('maxlength', String(INCIDENT_LIMITS.comment))
    await send()
    expect(await screen.findByRole('link', { name: /Comment/ })).toBeVisible()
  })

  it('SUP-20 can be closed by its creator after a confirmation', async () => {
    const server = serverWithIncident().answers(calls.incidents.close, { ...INCIDENT, canComment: false })
    await openPortal({ path: PATH, server })
    await closeIncident()
    expect(await screen.findByText('Incident closed.')).toBeVisible()
    expect(server.requested(calls.incidents.close)).toHaveLength(1)
  })

  it('SUP-19 asks after the resolution whether the reply helped, and shows the response and how to continue', async () => {
    const statusInfo = { code: 'RESOLVED', label: 'Resolved' } as const
    const resolved: Incident = { ...INCIDENT, statusInfo, canJudge: true }
    const judged: Incident = { ...resolved, verdict: { helped: false, text: 'Still empty.' } }
    const server = serverWithIncident(resolved).answers(calls.incidents.judge, judged)
    await openPortal({ path: PATH, server })
    await writeIn(await screen.findByRole('textbox', { name: /Anything to add/ }), 'Still empty.')
    server.answers(calls.incidents.read, judged)
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    expect(await screen.findByText('The answer didn’t help')).toBeVisible()
    expect(screen.getByText('“Still empty.”')).toBeVisible()
    expect(screen.getByText(/add a comment below: it reopens the incident/)).toBeVisible()
    expect(server.requested(calls.incidents.judge)[0]?.body).toEqual({ helped: false, text: 'Still empty.' })
    await userEvent.click(screen.getByRole('button', { name: 'Change your answer' }))
    expect(screen.getByRole('textbox', { name: /Anything to add/ })).toHaveValue('Still empty.')
    expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible()
  })

  it('SUP-18 of another user is not found, with two ways to continue', async () => {
    const server = serverWithIncident().refuses(calls.incidents.read, 404, 'NOT_FOUND')
    await openPortal({ path: PATH, server })
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that incident' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'My incidents' })).toBeVisible()
  })
})
