import { expect, it } from 'vitest'
import { relativeTimeIn } from './date-time.ts'

it.each([
  ['en-US', 30_000, 'now'],
  ['en-US', 5 * 60_000, '5 minutes ago'],
  ['fr-CA', 3 * 3_600_000, 'il y a 3 heures'],
  ['es-MX', 6 * 86_400_000, 'hace 6 días'],
  ['en-US', 7 * 86_400_000, 'Feb\u00a025,\u00a02026'],
] as const)('TXT-04 the %s text for a moment %i ms ago is %s', (locale, ago, text) => {
  const now = Date.parse('2026-03-04T15:00:00Z')
  expect(relativeTimeIn(locale, new Date(now - ago).toISOString(), 'America/Chicago', now)).toBe(text)
})
