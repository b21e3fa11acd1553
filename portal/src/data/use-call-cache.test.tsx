import { API_BASE, calls, HEADERS, LIMITS } from '@tessera/contract'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONFIG, product } from '../test/people.ts'
import { FakeServer, json } from '../test/server.ts'
import { CallerScope } from './caller.tsx'
import { useCachedResponses } from './use-cached-responses.ts'
import { SWR_DEFAULTS, useCall } from './use-call.ts'

const { list } = calls.products

function Products({ onFocus = false }: { onFocus?: boolean }): ReactNode {
  const { data, error, isLoading } = useCall(list, undefined, { onFocus })
  const { put, refresh, forget } = useCachedResponses()
  return (
    <>
      <p>{isLoading ? 'Loading' : error ? 'Failed' : data?.map(({ title }) => title).join()}</p>
      <button onClick={() => void put(list, undefined, [product({ title: 'Put' })])}>Put</button>
      <button onClick={() => void refresh(list)}>Refresh</button>
      <button onClick={() => void forget({ except: [list] })}>Forget others</button>
      <button onClick={() => void forget({ only: [list] })}>Forget</button>
    </>
  )
}

function Name(): ReactNode {
  return <h1>{useCall(calls.config.config).data?.productName}</h1>
}

interface Visit {
  companyId?: string
  locale?: string
  children?: ReactNode
}

let cache = new Map()
const page = ({ companyId = 'c-1', locale = 'en-US', children = <Products /> }: Visit = {}): ReactNode => (
  <SWRConfig value={{ ...SWR_DEFAULTS, provider: () => cache }}>
    <CallerScope apiBase={API_BASE} companyId={companyId} locale={locale}>
      {children}
    </CallerScope>
  </SWRConfig>
)
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string): Promise<void> => {
  act(() => screen.getByRole('button', { name }).click())
  await pass()
}

/** A server whose products are named after the company, with a request count. */
function serverByCompany(): FakeServer {
  let times = 0
  return new FakeServer().replies(list, ({ headers }) => {
    times += 1
    return json([product({ title: `${headers.get(HEADERS.companyContext)} ${times}` })])
  })
}

beforeEach(() => {
  cache = new Map()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a cached response', () => {
  it('CTX-06 is shown only for its own company', async () => {
    serverByCompany()
    const { rerender } = render(page({ companyId: 'c-1' }))
    await pass()
    rerender(page({ companyId: 'c-2' }))
    expect(screen.getByText('Loading')).toBeVisible()
    await pass()
    expect(screen.getByText('c-2 2')).toBeVisible()
    rerender(page({ companyId: 'c-1' }))
    expect(screen.getByText('c-1 1')).toBeVisible()
    rerender(page({ companyId: 'c-3', locale: 'fr-CA' }))
    expect(screen.getByText('Loading')).toBeVisible()
  })

  it('I18N-04 is shared by all languages if it contains no texts', async () => {
    const server = new FakeServer().answers(calls.config.config, CONFIG)
    const { rerender } = render(page({ children: <Name /> }))
    await pass()
    rerender(page({ locale: 'fr-CA', children: <Name /> }))
    await pass()
    expect(server.seen).toHaveLength(1)
  })

  it('ENT-06 is shown immediately on the next screen, and removed ten minutes after the last screen unmounts', async () => {
    serverByCompany()
    const first = render(page())
    await pass()
    first.unmount()
    await pass(LIMITS.cacheTime - 1)
    const second = render(page())
    expect(screen.getByText('c-1 1')).toBeVisible()
    await pass(LIMITS.cacheTime)
    second.rerender(page())
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
    second.unmount()
    await pass(LIMITS.cacheTime)
    render(page())
    expect(screen.getByText('Loading')).toBeVisible()
  })

  it('ENT-06 is not requested again within five minutes, even on focus, but is requested later', async () => {
    const server = serverByCompany()
    const { unmount } = render(page())
    await pass()
    unmount()
    await pass(LIMITS.freshness - 1)
    render(page())
    window.dispatchEvent(new Event('focus'))
    await pass()
    expect(server.seen).toHaveLength(1)
    await pass(LIMITS.freshness)
    window.dispatchEvent(new Event('focus'))
    await pass()
    expect(server.seen).toHaveLength(2)
  })

  it('USR-17 is requested on each focus, without user activity, if others can change it', async () => {
    const server = serverByCompany()
    render(page({ children: <Products onFocus /> }))
    await pass()
    for (let times = 0; times < 2; times += 1) {
      await pass(1)
      window.dispatchEvent(new Event('focus'))
      await pass(1)
    }
    expect(screen.getByText('c-1 3')).toBeVisible()
    expect(server.seen.map(({ headers }) => headers.get(HEADERS.userActivity))).toEqual(['1', null, null])
  })

  it('ERR-01 is requested again after a failure only if the user retries', async () => {
    const server = new FakeServer().refuses(list, 500, 'INTERNAL')
    render(page())
    await pass(60_000)
    expect(screen.getByText('Failed')).toBeVisible()
    expect(server.seen).toHaveLength(1)
  })

  it('ENT-06 can be set without a request, refreshed, and removed without removing other responses', async () => {
    const server = serverByCompany()
    render(page())
    await pass()
    await press('Put')
    expect(screen.getByText('Put', { selector: 'p' })).toBeVisible()
    expect(server.seen).toHaveLength(1)
    await press('Forget others')
    expect(server.seen).toHaveLength(1)
    await press('Refresh')
    expect(screen.getByText('c-1 2')).toBeVisible()
    await press('Forget')
    expect(screen.getByText('c-1 3')).toBeVisible()
  })
})
