import type { FlagDecisions } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { CONFIG, user } from '../test/people.ts'
import type { FakeServer } from '../test/server.ts'
import { json } from '../test/server.ts'

const SEARCH = '/knowledgeBase/search'
const HOME = '/knowledgeBase/home'
const ON: FlagDecisions = { kb_search_rollout: { variationKey: 'on', enabled: true } }
const OFF: FlagDecisions = { kb_search_rollout: { variationKey: 'off', enabled: false } }

afterEach(() => {
  vi.useRealTimers()
})

function readerServer(defaults: FlagDecisions = {}): FakeServer {
  const reader = user({ authz: { group: null, permissions: [PERMISSIONS.listKnowledgeBase] } })
  return serverFor(reader).answers(calls.config.config, { ...CONFIG, experimentationDefaults: { ...defaults } })
}

const isAt = (pathname: string) => waitFor(() => expect(window.location.pathname).toBe(pathname))
const hasPage = () => screen.findByRole('heading', { level: 1 })

describe('content behind a flag', () => {
  it('FLG-03a FLG-04 follows the visitor’s decision, whatever the configuration’s default is', async () => {
    const server = readerServer(OFF).answers(calls.flags.list, { ...ON })
    await openPortal({ path: SEARCH, server })
    await hasPage()
    await isAt(SEARCH)
    expect(server.requested(calls.flags.list)).toHaveLength(1)
  })

  it.each<[string, FlagDecisions, string, (server: FakeServer) => FakeServer]>([
    ['fails', ON, SEARCH, (server) => server.refuses(calls.flags.list, 500, 'INTERNAL')],
    ['fails', OFF, HOME, (server) => server.refuses(calls.flags.list, 500, 'INTERNAL')],
    ['is truncated', ON, SEARCH, (server) => server.replies(calls.flags.list, () => new Response('{"kb_se'))],
    ['returns an array', ON, SEARCH, (server) => server.replies(calls.flags.list, () => json([]))],
    ['returns HTML', {}, HOME, (server) => server.replies(calls.flags.list, () => json('<html>'))],
  ])('FLG-03a if the flag call %s and the default is %o, the page is %s', async (_how, defaults, path, broken) => {
    await openPortal({ path: SEARCH, server: broken(readerServer(defaults)) })
    await hasPage()
    await isAt(path)
  })

  it('FLG-03a FLG-04 with a slow flag call, the page is empty for a second, then uses the defaults and keeps them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const held: (() => void)[] = []
    const slow = () => new Promise<Response>((resolve) => void held.push(() => resolve(json(OFF))))
    const server = readerServer(ON).replies(calls.flags.list, slow)
    await openPortal({ path: SEARCH, server })
    await waitFor(() => expect(server.requested(calls.flags.list)).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await hasPage()
    await act(async () => held[0]?.())
    await isAt(SEARCH)
  })

  it('FLG-03a other pages request no flags', async () => {
    const server = readerServer()
    await openPortal({ path: '/apps', server })
    await hasPage()
    expect(server.requested(calls.flags.list)).toEqual([])
  })
})
