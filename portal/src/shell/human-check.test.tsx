import type { BotChallenge } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeServer } from '../test/server.ts'
import { failure, json } from '../test/server.ts'
import { attach, CHALLENGE, CREATED, fileOf, fillIn, openTicket, press, supportServer } from '../test/support.ts'

const { create } = calls.incidents
const { check, verify } = calls.challenge
const SOLUTION = { counter: 7, derivedKey: '00ff', time: 3 }

/** A worker that solves immediately, and the challenges that it received. */
const solved: unknown[] = []
class FakeWorker extends EventTarget {
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
  }

  postMessage({ challenge }: { challenge: BotChallenge['challenge'] }): void {
    solved.push({ url: this.url, challenge })
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: SOLUTION })))
  }

  terminate(): void {}
}

beforeEach(() => {
  solved.length = 0
  vi.stubGlobal('Worker', FakeWorker)
})

/** A server that blocks incidents until a check is passed. */
function guardedServer(): FakeServer {
  const server = supportServer()
  const isClear = () => server.requested(verify).length > 0
  return server.replies(create, () =>
    isClear() ? json(CREATED, 201) : failure(412, 'HUMAN_VERIFICATION_REQUIRED', CHALLENGE),
  )
}

const dialog = () => screen.findByRole('dialog', { name: 'Security check' })
const holdButton = async () => within(await dialog()).findByRole('button', { name: 'Press & Hold' })
const submitted = () => screen.findByText(`Your incident ${CREATED.incidentId} was submitted successfully.`)

/** Holds down a key on the button. */
async function hold(): Promise<void> {
  const button = await holdButton()
  await waitFor(() => expect(button).toHaveFocus())
  fireEvent.keyDown(button, { key: 'Enter' })
}

describe('a call blocked by a human check', () => {
  it('CHL-01 CHL-04 CHL-06 is sent once more, unchanged, after the user has held the button', async () => {
    const server = guardedServer()
    await openTicket(server)
    await fillIn()
    await press('Submit incident')
    await hold()
    await submitted()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(solved).toEqual([
      { url: new URL(CHALLENGE.blockScript, window.location.origin).href, challenge: CHALLENGE.challenge },
    ])
    const { uuid, vid, challenge } = CHALLENGE
    const [verified] = server.requested(verify)
    expect(verified?.body).toEqual({ uuid, vid, challenge, solution: SOLUTION, heldMs: expect.any(Number) })
    const [first, second, ...more] = server.requested(create)
    expect(more).toEqual([])
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  })

  it('CHL-06 checks before it sends a file, so the file is sent once', async () => {
    const server = supportServer().answers(check, { challenge: CHALLENGE })
    await openTicket(server)
    await fillIn()
    const file = fileOf(5)
    await attach(file)
    await press('Submit incident')
    await holdButton()
    expect(server.requested(create)).toHaveLength(0)
    await hold()
    await submitted()
    expect(server.requested(check)[0]?.url).toContain('?call=incidents.create')
    expect(server.requested(create).map(({ body }) => (body as FormData).get('file'))).toEqual([file])
  })

  it('CHL-06 sends a file again if the server blocks it after all', async () => {
    const server = guardedServer()
    await openTicket(server)
    await fillIn()
    const file = fileOf(5)
    await attach(file)
    await press('Submit incident')
    await hold()
    await submitted()
    expect(server.requested(create).map(({ body }) => (body as FormData).get('file'))).toEqual([file, file])
  })

  it('CHL-04 a refused proof requires another attempt, with another challenge', async () => {
    const next = { ...CHALLENGE, uuid: '00000000-0000-4000-8000-000000000052' }
    const server = guardedServer().answers(check, { challenge: next })
    let tries = 0
    server.replies(verify, () => {
      tries += 1
      return tries === 1 ? failure(400, 'CHALLENGE_FAILED') : json({ until: '2026-03-03T15:30:00.000Z' })
    })
    await openTicket(server)
    await fillIn()
    await press('Submit incident')
    await hold()
    expect(await within(await dialog()).findByText('Please try again')).toBeVisible()
    fireEvent.keyUp(await holdButton(), { key: 'Enter' })
    await hold()
    await submitted()
    expect(server.requested(verify).map(({ body }) => (body as { uuid: string }).uuid)).toEqual([
      CHALLENGE.uuid,
      next.uuid,
    ])
  })

  it('CHL-06 B-01 canceling keeps the form, and Try again repeats the check', async () => {
    const server = guardedServer()
    await openTicket(server)
    await fillIn()
    await press('Submit incident')
    expect(await within(await dialog()).findByRole('link', { name: /Contact us/ })).toHaveAttribute('target', '_blank')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText('Human verification required')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana')
    await press('Try again')
    await holdButton()
  })
})
