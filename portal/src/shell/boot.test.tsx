import { calls } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TabMessage } from '../platform/session/session-channel.ts'
import { anonymousServer, embedConfig, openPortal, serverFor } from '../test/open-portal.tsx'
import { CONFIG, product, SIGNED_IN, user } from '../test/people.ts'
import { json } from '../test/server.ts'

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

afterEach(() => {
  document.head.innerHTML = ''
})

describe('first calls of a visit', () => {
  it('CFG-01 SES-04 the first calls are the session, the user and then the products; the configuration is in the page', async () => {
    embedConfig({ ...CONFIG, productName: 'In page' })
    const held: (() => void)[] = []
    const later = (body: unknown) => () =>
      new Promise<Response>((resolve) => {
        held.push(() => resolve(json(body)))
      })
    const server = serverFor(user(), [product()])
      .replies(calls.session.authStatus, later(SIGNED_IN))
      .replies(calls.session.userContext, later(user()))
    await openPortal({ path: '/apps', server })
    await waitFor(() => expect(held).toHaveLength(1))
    expect(server.requested(calls.session.userContext)).toEqual([])
    held[0]?.()
    await waitFor(() => expect(held).toHaveLength(2))
    expect(server.requested(calls.products.list)).toEqual([])
    held[1]?.()
    await heading('Get started')
    expect(server.requested(calls.products.list)).toHaveLength(1)
    expect(server.requested(calls.session.userContext)).toHaveLength(1)
    expect(server.requested(calls.config.config)).toEqual([])
    await waitFor(() => expect(document.title).toBe('App Launch | In page'))
  })

  it('CFG-01 an invalid configuration in the page is ignored, and the server is asked', async () => {
    embedConfig({ productName: 'Half of it' })
    const server = serverFor(user(), [product()])
    await openPortal({ path: '/apps', server })
    await heading('Get started')
    expect(server.requested(calls.config.config)).toHaveLength(1)
  })

  it('SES-02 an anonymous visitor is redirected to log in once, without calls that need a session', async () => {
    const server = anonymousServer().answers(calls.session.login, { redirectUrl: '#' })
    await openPortal({ path: '/profile?x=1', server })
    await waitFor(() => expect(window.location.search).toBe('?lastUrl=%2Fprofile%3Fx%3D1'))
    expect(server.requested(calls.session.authStatus)).toHaveLength(1)
    expect(server.requested(calls.session.userContext)).toEqual([])
  })

  it('SES-04 a login in another tab is recognized in this tab', async () => {
    const server = anonymousServer().refuses(calls.session.userContext, 401, 'MISSING_TOKEN')
    await openPortal({ path: '/contactUs', server })
    await screen.findByRole('link', { name: 'Log in' })
    server.answers(calls.session.authStatus, SIGNED_IN).answers(calls.session.userContext, user())
    const otherTab = new BroadcastChannel('session')
    const post: (message: TabMessage) => void = otherTab.postMessage.bind(otherTab)
    post({ kind: 'signedIn', loginId: SIGNED_IN.loginId })
    expect(await screen.findByRole('button', { name: /Dana Ruiz/ })).toBeVisible()
    otherTab.close()
  })
})
