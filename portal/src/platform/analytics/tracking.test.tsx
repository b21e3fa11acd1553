import type { CountedList } from '@tessera/contract'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Analytics, AnalyticsContext } from './analytics.ts'
import { useFailureTracking } from './failure-tracking.ts'
import { filterKeys, useListTracking } from './list-tracking.ts'

type Filters = Record<string, string[]>

interface ListProps {
  search?: string
  filters?: Filters
  list?: CountedList
  isOpening?: boolean
}

const counted: [string, object][] = []
const analytics = new Analytics({ send: async () => {} })

function List({ search = '', filters = {}, list = 'companies', isOpening }: ListProps): ReactNode {
  useListTracking(list, { search, filters }, isOpening)
  return null
}

function Failure({ error }: { error: { status: number; code: 'NO_ANSWER' | undefined } | null }): ReactNode {
  useFailureTracking(error)
  return null
}

const counting = (part: ReactNode): ReactNode => (
  <StrictMode>
    <AnalyticsContext value={analytics}>{part}</AnalyticsContext>
  </StrictMode>
)

/** Renders a tracked component; returns a function that renders it with other values. */
function show(first: ReactNode): (next: ReactNode) => void {
  const { rerender } = render(counting(first))
  return (next) => rerender(counting(next))
}

beforeEach(() => {
  vi.useFakeTimers()
  counted.length = 0
  vi.spyOn(analytics, 'track').mockImplementation((name, props = {}) => void counted.push([name, props]))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('analytics of a list', () => {
  it.each<[Filters, string]>([
    [{}, 'none'],
    [{ types: [], statuses: [] }, 'none'],
    [{ types: ['SUPPLIER'] }, 'type'],
    [{ statuses: ['ACTIVE', 'PENDING'], types: ['SUPPLIER'] }, 'type,status'],
    [{ product: ['REPORT_BUILDER'], statuses: ['ACTIVE'] }, 'status'],
  ])('ANL-03 the names of the filters %j are %s', (filters, keys) => {
    expect(filterKeys(filters)).toBe(keys)
  })

  it('ANL-03 a search is recorded once, a second after the last key, without its terms', () => {
    const showNext = show(<List />)
    for (const search of ['b', 'br', 'bri']) {
      showNext(<List search={search} />)
      vi.advanceTimersByTime(999)
    }
    expect(counted).toEqual([])
    vi.advanceTimersByTime(1)
    expect(counted).toEqual([['search', { list: 'companies' }]])
    showNext(<List />)
    vi.advanceTimersByTime(5000)
    expect(counted).toHaveLength(1)
  })

  it('ANL-01 ANL-03 a search in content is recorded with its terms', () => {
    const showNext = show(<List list="dictionary" />)
    showNext(<List list="dictionary" search="basket" />)
    vi.advanceTimersByTime(1000)
    expect(counted).toEqual([['search', { list: 'dictionary', term: 'basket' }]])
  })

  it('ANL-03 a change of a filter is recorded immediately, by its name only, also when it is removed', () => {
    const showNext = show(<List />)
    showNext(<List filters={{ types: ['SUPPLIER'] }} />)
    showNext(<List filters={{ types: ['SUPPLIER'] }} search="" />)
    showNext(<List filters={{ types: [] }} />)
    expect(counted).toEqual([
      ['filter_apply', { list: 'companies', keys: 'type' }],
      ['filter_apply', { list: 'companies', keys: 'none' }],
    ])
  })

  it('ANL-03 the search and filters of the URL are not recorded', () => {
    show(<List search="bright" filters={{ types: ['SUPPLIER'] }} />)
    vi.advanceTimersByTime(5000)
    expect(counted).toEqual([])
  })

  it('ANL-03 SES-18 the filters of a default view are not recorded, but changes to them are', () => {
    const showNext = show(<List isOpening />)
    showNext(<List search="bright" filters={{ types: ['SUPPLIER'] }} />)
    vi.advanceTimersByTime(5000)
    expect(counted).toEqual([])
    showNext(<List search="bri" filters={{ types: [] }} />)
    vi.advanceTimersByTime(1000)
    expect(counted).toEqual([
      ['filter_apply', { list: 'companies', keys: 'none' }],
      ['search', { list: 'companies' }],
    ])
  })

  it('ANL-04 a visible failure is recorded by its code', () => {
    const error = { status: 0, code: 'NO_ANSWER' } as const
    const showNext = show(<Failure error={null} />)
    showNext(<Failure error={error} />)
    showNext(<Failure error={error} />)
    showNext(<Failure error={{ status: 502, code: undefined }} />)
    expect(counted).toEqual([
      ['error_shown', { status: 0, code: 'NO_ANSWER' }],
      ['error_shown', { status: 502, code: 'none' }],
    ])
  })
})
