import type { AnalyticsEvent } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Analytics } from './analytics.ts'

describe('Analytics', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ANL-01 sends events in batches, with page and language', () => {
    const sent: AnalyticsEvent[][] = []
    const analytics = new Analytics({ send: async (events) => sent.push(events) })
    analytics.setLanguage('fr-CA')
    analytics.viewPage('app launch', '/apps')
    analytics.viewPage('app launch', '/apps')
    analytics.track('product_tile_click', { code: 'REPORT_BUILDER', state: 'pending' })
    expect(sent).toEqual([])
    vi.advanceTimersByTime(2000)
    const facts = { page: 'app launch', locale: 'fr-CA' }
    expect(sent).toEqual([
      [
        { name: 'page_view', ...facts, props: {} },
        { name: 'product_tile_click', ...facts, props: { code: 'REPORT_BUILDER', state: 'pending' } },
      ],
    ])
  })

  it('ANL-01 never sends more than 50 events per batch', () => {
    const sizes: number[] = []
    const analytics = new Analytics({ send: async (events) => sizes.push(events.length) })
    for (let count = 0; count < 60; count += 1) analytics.track('download', {})
    vi.advanceTimersByTime(2000)
    expect(sizes).toEqual([50, 10])
  })

  it('ANL-02 logs a failure and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const analytics = new Analytics({ send: () => Promise.reject(new Error('offline')) })
    analytics.track('download', {})
    analytics.flush()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Analytics could not be sent.', expect.any(Error)))
    expect(() => analytics.track('download', {})).not.toThrow()
  })
})
