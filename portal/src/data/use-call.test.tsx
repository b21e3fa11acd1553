import { API_BASE, calls } from '@tessera/contract'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer, json } from '../test/server.ts'
import { configureClient } from './client.ts'
import { SWR_DEFAULTS, useCall } from './use-call.ts'

function Products({ isAsked }: { isAsked: boolean }): ReactNode {
  const { data, error, isLoading } = useCall(isAsked ? calls.products.list : null)
  if (isLoading) return <progress aria-label="Loading" />
  return <p>{error ? 'failed' : data ? 'here' : 'not asked'}</p>
}

const page = (isAsked: boolean): ReactNode => (
  <SWRConfig value={{ ...SWR_DEFAULTS, provider: () => cache }}>
    <Products isAsked={isAsked} />
  </SWRConfig>
)

let cache = new Map()
beforeEach(() => {
  cache = new Map()
  configureClient({ apiBase: API_BASE })
})

describe('a call that a screen reads by', () => {
  it('ENT-06 is loading once it has started, not before, and is as at first when it is forgotten', async () => {
    const held: { give?: (answer: Response) => void } = {}
    const answer = new Promise<Response>((resolve) => {
      held.give = resolve
    })
    const server = new FakeServer().replies(calls.products.list, () => answer)
    const { rerender } = render(page(false))
    expect(screen.getByText('not asked')).toBeVisible()
    expect(server.asked(calls.products.list)).toHaveLength(0)
    rerender(page(true))
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await act(async () => held.give?.(json([])))
    expect(await screen.findByText('here')).toBeVisible()
    rerender(page(false))
    expect(screen.getByText('not asked')).toBeVisible()
  })
})
