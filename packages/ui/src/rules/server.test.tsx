// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ComponentFixture } from './component-fixture.ts'
import { fixtures } from './component-fixtures.ts'

const fixturesThatDraw = (draws: ComponentFixture['draws']) =>
  Object.entries(fixtures).filter(([, fixture]) => fixture.draws === draws)
const onServer = (fixture: ComponentFixture) => renderToString(fixture.use(() => undefined))

describe('on a server without a window', () => {
  it.each(fixturesThatDraw(undefined))('%s renders', (_name, fixture) => {
    expect(typeof window).toBe('undefined')
    expect(onServer(fixture)).toMatch(/^<[a-z]/)
  })

  it.each(fixturesThatDraw('later'))('%s renders nothing, and does not throw', (_name, fixture) => {
    expect(onServer(fixture)).toBe('')
  })

  it.each(fixturesThatDraw('content'))('%s renders its content', (_name, fixture) => {
    expect(onServer(fixture)).toContain('Content')
  })
})

const refuse = (what: string) => () => {
  throw new Error(`${what} was requested during rendering`)
}

/** A Date without the current time, which still calculates with given times. */
class DateWithoutClock extends Date {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) refuse('The time')()
    super(...(given as ConstructorParameters<typeof Date>))
  }
  static override now = refuse('The time')
}

/**
 * A server that caches its output for all users, such as Next with Cache Components, refuses the current time and
 * random values.
 */
describe('on a server without a clock or random values', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each(Object.entries(fixtures))('%s renders', (_name, fixture) => {
    vi.stubGlobal('Date', DateWithoutClock)
    vi.spyOn(Math, 'random').mockImplementation(refuse('A random number'))
    vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse('A random id'))
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(refuse('A random value'))
    expect(() => onServer(fixture)).not.toThrow()
  })
})
