import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { Seen } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'
import {
  attach,
  choose,
  CREATED,
  fileOf,
  fillIn,
  openTicket,
  partOf,
  press,
  SUBMIT,
  submitted,
  supportServer,
  textbox,
} from '../../test/support.ts'
import { writeIn } from '../../test/write-in.ts'

const { create } = calls.incidents
const keyOf = (seen: Seen | undefined) => seen?.headers.get('idempotency-key')
const sent = (seen: Seen | undefined) => partOf(seen, 'file')

describe('sending an incident', () => {
  it('SUP-08 shows how much of the file has been sent', async () => {
    const server = supportServer().replies(create, () => new Promise<Response>(() => {}))
    await openTicket(server)
    await fillIn()
    await attach(fileOf(5))
    await press(SUBMIT)
    const progress = await screen.findByRole('progressbar', { name: 'Sending shelf.png' })
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'))
  })

  it('SUP-08 can be canceled during the upload; the input stays, and the next attempt sends the same incident', async () => {
    const server = supportServer().replies(create, () => new Promise<Response>(() => {}))
    await openTicket(server)
    await fillIn()
    const image = fileOf(5)
    await attach(image)
    await press(SUBMIT)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel sending shelf.png' }))
    expect(screen.getByRole('button', { name: SUBMIT })).toHaveFocus()
    expect(await screen.findByText('Sending shelf.png was canceled. The file is still attached.')).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(textbox('First name')).toHaveValue('Ana')
    server.answers(create, CREATED)
    await press(SUBMIT)
    await submitted()
    const [first, second] = server.requested(create)
    expect(sent(second)).toBe(image)
    expect(keyOf(second)).toBe(keyOf(first))
  })

  it('SUP-16 shows where the reply goes: directly to a known address, or to another address after its owner confirms it', async () => {
    const server = supportServer().answers(create, { ...CREATED, isContactConfirmed: true })
    await openTicket(server)
    await fillIn()
    await press(SUBMIT)
    expect(await screen.findByText('We’ll email our answer to ana@brightfoods.example.')).toBeVisible()
    server.answers(create, CREATED)
    await press('Create another incident')
    await screen.findByRole('form', { name: 'Create an incident' })
    await fillIn()
    await press(SUBMIT)
    expect(await screen.findByText(/We emailed a link to ana@brightfoods.example/)).toBeVisible()
  })

  it('SUP-14 keeps a form that failed to send, and Try again sends the same incident', async () => {
    let tries = 0
    const server = supportServer().replies(create, () => {
      tries += 1
      return tries === 1 ? failure(500, 'INTERNAL') : json(CREATED, 201)
    })
    await openTicket(server)
    await fillIn()
    const image = fileOf(5)
    await attach(image)
    await press(SUBMIT)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Something went wrong while submitting the form')
    expect(textbox('First name')).toHaveValue('Ana')
    expect(screen.getByText('shelf.png')).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await submitted()
    const [first, second] = server.requested(create)
    expect(sent(second)).toBe(image)
    expect(keyOf(second)).toBe(keyOf(first))
  })

  it('SUP-14 is not sent if the session ended: the user can log in and finds the typed text', async () => {
    const server = supportServer(serverFor(user())).refuses(create, 401, 'MISSING_TOKEN')
    server.answers(calls.session.login, { redirectUrl: '/idp/auth?x=1' })
    await openTicket(server)
    await userEvent.click(screen.getByRole('radio', { name: 'Supplier' }))
    await choose(/Support type/, 'Product question')
    await writeIn(textbox('Situation description'), 'Shelf 4 is empty in the report.')
    await writeIn(textbox('Call back number'), '+1 555 010 0200')
    await press(SUBMIT)
    const alert = within(await screen.findByRole('alertdialog'))
    expect(server.requested(create)[0]?.headers.get('x-signed-in')).toBe('1')
    expect(screen.queryByText(/was submitted successfully/)).not.toBeInTheDocument()
    await userEvent.click(alert.getByRole('button', { name: /log in/i }))
    await waitFor(() => expect(window.location.search).toContain('lastUrl=%2Fsupport%2FticketCreation'))
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('Shelf 4 is empty'))
  })

  it('SUP-14 creates another incident if the form changed after a failed attempt', async () => {
    const server = supportServer().refuses(create, 500, 'INTERNAL')
    await openTicket(server)
    await fillIn()
    await press(SUBMIT)
    await screen.findByRole('alert')
    await writeIn(textbox('Situation description'), ' Since Monday.')
    await press(SUBMIT)
    await waitFor(() => expect(server.requested(create)).toHaveLength(2))
    const [first, second] = server.requested(create)
    expect(keyOf(second)).not.toBe(keyOf(first))
  })
})
