import { describe, expect, it } from 'vitest'
import { isFilledBy } from '../fill-in.ts'
import { LOCALES } from '../locales.ts'
import { ACTIVITY_EVENTS } from './events.ts'
import { ACTIVITY_EVENT_IDS } from './groups.ts'
import { daysBetween, momentsOf, defaultRange } from './rules.ts'
import { describeEvent, DESCRIPTION_VALUES, fixedText } from './messages.ts'

const filled = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describe('the descriptions of events', () => {
  it('D-LOG-04 each event is in exactly one group', () => {
    expect(new Set(ACTIVITY_EVENT_IDS).size).toBe(ACTIVITY_EVENT_IDS.length)
    expect(Object.keys(ACTIVITY_EVENTS).toSorted()).toEqual(ACTIVITY_EVENT_IDS.toSorted())
  })

  it.each(LOCALES)('D-LOG-02a each description in %s has the same values as in English', (locale) => {
    for (const [event, { description }] of Object.entries(ACTIVITY_EVENTS)) {
      expect(isFilledBy(description[locale], DESCRIPTION_VALUES), event).toBe(true)
      const values = filled(description['en-US']).filter((name) => name !== 'actor')
      expect([event, filled(description[locale]).filter((name) => name !== 'actor')]).toEqual([event, values])
    }
  })

  it('D-LOG-02a a part of a description is omitted if its value is missing', () => {
    const { description } = ACTIVITY_EVENTS.USER_BLOCKED
    expect(describeEvent(description['en-US'], { entity: 'Ana' })).toBe('Blocked Ana')
    expect(describeEvent(description['fr-CA'], { entity: 'Ana', reason: 'Congé' })).toBe(
      'Accès bloqué pour Ana. Motif\u00a0: Congé',
    )
    expect(fixedText(description['en-US']).trim()).toMatch(/^Blocked\s+\. Reason:$/)
  })
})

describe('the range of days', () => {
  it('DRP-02 the default range is today and the 29 days before, in the reader’s time zone', () => {
    const lateInUtc = new Date('2026-03-03T03:00:00Z')
    expect(defaultRange(lateInUtc, 'America/Chicago')).toEqual({ startDate: '2026-02-01', endDate: '2026-03-02' })
    expect(daysBetween({ startDate: '2026-03-01', endDate: '2026-03-31' })).toBe(30)
  })

  it('DRP-03 a range starts and ends at local midnight, even on a 23-hour day', () => {
    const range = { startDate: '2026-03-08', endDate: '2026-03-08' }
    const { from, until } = momentsOf(range, 'America/Chicago')
    expect([from.toISOString(), until.toISOString()]).toEqual(['2026-03-08T06:00:00.000Z', '2026-03-09T05:00:00.000Z'])
  })
})
