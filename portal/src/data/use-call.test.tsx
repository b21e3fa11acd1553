import { API_BASE, calls, HEADERS } from '@tessera/contract'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer, json } from '../test/server.ts'
import { product } from '../test/people.ts'
import { CallerScope } from './caller.tsx'
import { SWR_DEFAULTS, useCall } from './use-call.ts'

interface Asked {
  isAsked?: boolean
  companyId?: string
  locale?: string
}

function Products({ isAsked = true }: Asked): ReactNode {
  const { data, error, isLoading } = useCall(isAsked ? calls.products.list : null)
  if (isLoading) return <progress aria-label="Loading" />
  return <p>{error ? 'failed' : (data?.map(({ title }) => title).join() ?? 'not asked')}</p>
}

const page = ({ isAsked, companyId, locale }: Asked = {}): ReactNode => (
  <SWRConfig value={{ ...SWR_DEFAULTS, provider: () => cache }}>
    <CallerScope apiBase={API_BASE} companyId={companyId} locale={locale}>
      <Products isAsked={isAsked} />
    </CallerScope>
  </SWRConfig>
)

let cache = new Map()
beforeEach(() => {
  cache = new Map()
})

/** A server whose responses wait for release, by company or language. */
function slowServer(by: string): { server: FakeServer; answer: (of: string, name: string) => Promise<void> } {
  const waiting = new Map<string, (answer: Response) => void>()
  const server = new FakeServer().replies(
    calls.products.list,
    ({ headers }) => new Promise((resolve) => void waiting.set(headers.get(by) ?? '', resolve)),
  )
  return { server, answer: (of, name) => act(async () => waiting.get(of)?.(json([product({ title: name })]))) }
}

describe('a call of a screen', () => {
  it('ENT-06 starts only when a screen requests it, and returns to its initial state when it is no longer requested', async () => {
    const { server, answer } = slowServer(HEADERS.locale)
    const { rerender } = render(page({ isAsked: false }))
    expect(screen.getByText('not asked')).toBeVisible()
    expect(server.requested(calls.products.list)).toHaveLength(0)
    rerender(page())
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await answer('en-US', 'Shopper Behavior')
    expect(screen.getByText('Shopper Behavior')).toBeVisible()
    rerender(page({ isAsked: false }))
    expect(screen.getByText('not asked')).toBeVisible()
  })

  it('CTX-06 a pending response is not shown for another company', async () => {
    const { answer } = slowServer(HEADERS.companyContext)
    const { rerender } = render(page({ companyId: 'c-1' }))
    rerender(page({ companyId: 'c-2' }))
    await answer('c-1', 'Of Bright Foods')
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await answer('c-2', 'Of Small Farm')
    expect(screen.getByText('Of Small Farm')).toBeVisible()
  })

  it('I18N-04 a response stays visible until it has loaded in the new language, and late responses change nothing', async () => {
    const { answer } = slowServer(HEADERS.locale)
    const { rerender } = render(page({ locale: 'en-US' }))
    await answer('en-US', 'Reports')
    rerender(page({ locale: 'es-MX' }))
    rerender(page({ locale: 'fr-CA' }))
    expect(screen.getByText('Reports')).toBeVisible()
    await answer('fr-CA', 'Rapports')
    expect(screen.getByText('Rapports')).toBeVisible()
    await answer('es-MX', 'Informes')
    expect(screen.getByText('Rapports')).toBeVisible()
  })
})
