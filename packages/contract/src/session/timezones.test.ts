import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMEZONE } from '../limits.ts'
import { isTimezone, OFFERED_TIMEZONES, TIMEZONES } from './timezones.ts'

describe('time zones', () => {
  it('ENT-04 the list has 110 zones, from UTC-12 to UTC+14, sorted by offset and then by name', () => {
    expect(new Set(TIMEZONES.map(({ id }) => id)).size).toBe(110)
    expect(TIMEZONES.at(0)?.title).toBe('UTC-12:00')
    expect(TIMEZONES.at(-1)?.title).toBe('UTC+14:00')
    const keys = TIMEZONES.map(({ offset, id }) => `${String(offset + 1000).padStart(5, '0')} ${id}`)
    expect(keys).toEqual(keys.toSorted())
  })

  it.each(TIMEZONES)('ENT-04 $id is known to the runtime and has the standard offset $title', (zone) => {
    const offsets = [0, 6].map((month) => offsetOf(zone.id, new Date(Date.UTC(2026, month, 15, 12))))
    expect(offsets).toContain(zone.offset)
  })

  it('ENT-04 the offered zones range from UTC-10 to UTC-5', () => {
    expect(OFFERED_TIMEZONES.at(0)?.title).toBe('UTC-10:00')
    expect(OFFERED_TIMEZONES.at(-1)?.title).toBe('UTC-05:00')
    expect(OFFERED_TIMEZONES.map(({ id }) => id)).toContain(DEFAULT_TIMEZONE)
    expect(OFFERED_TIMEZONES.map(({ id }) => id)).not.toContain('America/Halifax')
  })

  it('SES-16 zone ids are case-sensitive', () => {
    expect(isTimezone('Asia/Kolkata')).toBe(true)
    expect(isTimezone('asia/kolkata')).toBe(false)
    expect(isTimezone('Mars/Olympus')).toBe(false)
  })
})

function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
