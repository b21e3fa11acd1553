import type { AnalyticsEvent, FlagDecisions } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import type { FakeServer } from '../../test/server.ts'
import { failure, json } from '../../test/server.ts'
import { choose, press, supportServer, textbox } from '../../test/support.ts'
import { writeIn } from '../../test/write-in.ts'

const { send } = calls.contact
const open = (server: FakeServer) => openPortal({ path: '/contactUs', server })
const form = () => screen.findByRole('form', { name: 'Contact Us' })
const flag = (variationKey: string | null): FlagDecisions => ({
  contact_us_ab_test: { variationKey, enabled: variationKey !== null },
})

async function fillIn(): Promise<void> {
  await form()
  await writeIn(textbox('First name'), 'Ana')
  await writeIn(textbox('Last name'), 'Cruz')
  await writeIn(textbox('Email'), 'ana@brightfoods.example')
  await writeIn(textbox('Company name'), 'Bright Foods')
  await choose(/Topic/, 'Product question')
  await writeIn(textbox('Message'), 'Do you have a plan for two users?')
  await userEvent.click(screen.getByRole('checkbox'))
}

function eventsOf(server: FakeServer): string[] {
  return server
    .requested(calls.analytics.events)
    .flatMap(({ body }) => (body as { events: AnalyticsEvent[] }).events.map(({ name }) => name))
}

describe('contact us', () => {
  it.each<['a' | 'b', FlagDecisions]>([
    ['a', flag('control')],
    ['b', flag('b')],
    ['a', {}],
  ])('CON-02 FLG-04 sends variant %s of %j', async (variant, decisions) => {
    const server = supportServer().answers(calls.flags.list, decisions)
    await open(server)
    await fillIn()
    await press('Send message')
    expect(await screen.findByText('Thank you. We received your message.')).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Contact Us' })).toHaveFocus()
    expect(server.requested(send)[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Cruz',
      email: 'ana@brightfoods.example',
      companyName: 'Bright Foods',
      phone: '',
      topicId: '1464',
      message: 'Do you have a plan for two users?',
      consent: true,
      locale: 'en-US',
      variant,
    })
  })

  it('FLG-04 shows neither variant until the flags are known', async () => {
    const server = supportServer().replies(calls.flags.list, () => new Promise<Response>(() => {}))
    await open(server)
    await waitFor(() => expect(server.requested(calls.flags.list)).toHaveLength(1))
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    // The default variant appears after the wait, because a late response is ignored.
    expect(await form()).toBeVisible()
  })

  it('FLG-04 CON-01 records each press of the button and requires consent', async () => {
    const server = supportServer()
    await open(server)
    await form()
    await press('Send message')
    expect(await screen.findByRole('link', { name: 'Select a topic' })).toBeVisible()
    expect(screen.getByRole('link', { name: /may use these details/ })).toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(eventsOf(server)).toContain('contact_us_submit_click'))
    expect(server.requested(send)).toHaveLength(0)
  })

  it('CON-03 keeps a message that failed to send, and Try again sends it', async () => {
    let tries = 0
    const server = supportServer().replies(send, () => {
      tries += 1
      return tries === 1 ? failure(500, 'INTERNAL') : json({ contactId: 'c-1' }, 201)
    })
    await open(server)
    await fillIn()
    await press('Send message')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Something went wrong while submitting the form')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Thank you. We received your message.')).toBeVisible()
  })
})
