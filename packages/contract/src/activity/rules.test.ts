import { describe, expect, it } from 'vitest'
import { LOCALES } from '../locales.ts'
import { ACTIVITY_EVENTS } from './events.ts'

describe('the events of a company’s log', () => {
  it.each(Object.keys(ACTIVITY_EVENTS))('D-LOG-04 %s names a resource and the action on it', (event) => {
    expect(event).toMatch(/^[A-Z]+(?:_[A-Z]+)*_(?:[A-Z]+ED|RESENT|SET|RESET|WITHDRAWN)$/)
  })

  it.each(LOCALES)('D-LOG-04 each event has its own title in %s', (locale) => {
    const words = Object.values(ACTIVITY_EVENTS).map((event) => event.title[locale])
    expect(words).not.toContain('')
    expect(new Set(words).size).toBe(words.length)
  })
})
