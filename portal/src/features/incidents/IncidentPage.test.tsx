import { calls, INCIDENT_LIMITS, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FILE, INCIDENT, serverWithIncident, THREAD } from '../../test/incidents.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import { writeIn } from '../../test/write-in.ts'

const PATH = '/support/trackTicket/INC-100042'
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const comment = () => screen.findByRole('textbox', { name: /Comment/ })

describe('one’s incidents', () => {
  it('SUP-15 SUP-16 are listed, what is new is marked, and each leads to its page', async () => {
    await openPortal({ path: '/support/trackTicket', server: serverWithIncident() })
    const row = await screen.findByRole('row', { name: /INC-100042/ })
    expect(row).toHaveTextContent('In progress')
    expect(within(row).getByText('New')).toBeVisible()
    expect(screen.queryByRole('radiogroup', { name: 'Whose incidents' })).toBeNull()
    await userEvent.click(within(row).getByRole('link', { name: /INC-100042/ }))
    expect(await screen.findByRole('heading', { level: 1, name: INCIDENT.subject })).toBeVisible()
  })

  it('SUP-16 B-14 an administrator sees those of the whole company', async () => {
    const admin = user({ authz: { group: 'ADMIN', permissions: [PERMISSIONS.listIncident, PERMISSIONS.listUser] } })
    const server = serverWithIncident(INCIDENT, admin)
    await openPortal({ path: '/support/trackTicket', server })
    await userEvent.click(await screen.findByRole('radio', { name: 'Whole company' }))
    await waitFor(() => expect(server.asked(calls.incidents.list).at(-1)?.url).toContain('scope=company'))
    expect(window.location.search).toContain('scope=company')
  })
})

describe('an incident', () => {
  it('SUP-18 tells the conversation with its files, the details and the statuses, and is read by that', async () => {
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
    await waitFor(() => expect(server.asked(calls.incidents.markRead)).toHaveLength(1))
  })

  it('SUP-17 takes a comment, and then its file; a second try of one has one effect, a second comment is another', async () => {
    const server = serverWithIncident()
      .answers(calls.incidents.comment, { ...THREAD, text: 'It is back.' })
      .refuses(calls.incidents.attach, 415, 'UNSUPPORTED_MEDIA_TYPE')
    await openPortal({ path: PATH, server })
    await comment()
    const say = async () => {
      await writeIn(await comment(), 'It is back.')
      await send()
    }
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File(['x'], 'proof.txt', { type: 'text/plain' }))
    await say()
    expect(await screen.findByRole('link', { name: /This file type is not supported/ })).toBeVisible()
    expect(await comment()).toHaveValue('It is back.')
    server.answers(calls.incidents.attach, FILE)
    await send()
    await waitFor(async () => expect(await comment()).toHaveValue(''))
    await say()
    await waitFor(async () => expect(await comment()).toHaveValue(''))
    const keys = server.asked(calls.incidents.comment).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] ?? '')])
    expect(server.asked(calls.incidents.attach)).toHaveLength(2)
  })

  it('SUP-17 says what a comment lacks, and how long it can be', async () => {
    await openPortal({ path: PATH, server: serverWithIncident() })
    expect(await comment()).toHaveAttribute('maxlength', String(INCIDENT_LIMITS.comment))
    await send()
    expect(await screen.findByRole('link', { name: /Comment/ })).toBeVisible()
  })

  it('SUP-20 is closed by its creator once that is confirmed', async () => {
    const server = serverWithIncident().answers(calls.incidents.close, { ...INCIDENT, canComment: false })
    await openPortal({ path: PATH, server })
    await userEvent.click(await screen.findByRole('button', { name: 'Close incident' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Close incident INC-100042?' }))
    await userEvent.click(question.getByRole('button', { name: 'Close incident' }))
    expect(await screen.findByText('Incident closed.')).toBeVisible()
    expect(server.asked(calls.incidents.close)).toHaveLength(1)
  })

  it('SUP-19 that is resolved asks whether it helped', async () => {
    const server = serverWithIncident({ ...INCIDENT, canJudge: true }).answers(calls.incidents.judge, INCIDENT)
    await openPortal({ path: PATH, server })
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() =>
      expect(server.asked(calls.incidents.judge).map(({ body }) => body)).toEqual([{ helped: true, text: '' }]),
    )
  })

  it('SUP-18 of somebody else is not found, with two ways on', async () => {
    const server = serverWithIncident().refuses(calls.incidents.read, 404, 'NOT_FOUND')
    await openPortal({ path: PATH, server })
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that incident' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'My incidents' })).toBeVisible()
  })
})
