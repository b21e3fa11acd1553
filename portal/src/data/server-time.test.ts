import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localTimeOf, noteServerTime } from './server-time.ts'

const NOW = '2026-03-03T12:00:00.000Z'
const shownAt = (milliseconds: number): Headers =>
  new Headers({ date: new Date(Date.parse(NOW) + milliseconds).toISOString() })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) })
})
afterEach(() => {
  noteServerTime(shownAt(0))
  vi.useRealTimers()
})

it('SES-06 server times are corrected by the difference of the device’s clock, but not by two seconds or less', () => {
  noteServerTime(shownAt(2000))
  expect(localTimeOf(NOW)).toBe(Date.parse(NOW))
  noteServerTime(shownAt(-2000))
  expect(localTimeOf(NOW)).toBe(Date.parse(NOW))
  noteServerTime(shownAt(60_000))
  expect(localTimeOf(NOW)).toBe(Date.parse(NOW) - 60_000)
  noteServerTime(new Headers())
  expect(localTimeOf(NOW)).toBe(Date.parse(NOW) - 60_000)
  noteServerTime(shownAt(-60_000))
  expect(localTimeOf(NOW)).toBe(Date.parse(NOW) + 60_000)
  noteServerTime(shownAt(0))
  expect(localTimeOf(NOW)).toBe(Date.parse(NOW))
})
