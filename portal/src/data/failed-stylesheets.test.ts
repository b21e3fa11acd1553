import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreStylesheets, watchStylesheets } from './failed-stylesheets.ts'

watchStylesheets()

const link = (): HTMLLinkElement | null => document.querySelector('link')
const settle = (type: 'load' | 'error'): boolean | undefined => link()?.dispatchEvent(new Event(type))

describe('failed stylesheets', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="stylesheet" crossorigin href="/assets/a.css">'
    settle('error')
  })
  afterEach(async () => {
    const last = restoreStylesheets()
    settle('load')
    await last
    document.head.replaceChildren()
  })

  it('RTE-25 a new link requests a failed stylesheet once, for all waiting callers', async () => {
    const before = link()
    const waiting = Promise.all([restoreStylesheets(), restoreStylesheets()])
    expect(link()).not.toBe(before)
    expect(link()?.outerHTML).toBe(before?.outerHTML)
    expect(document.querySelectorAll('link')).toHaveLength(1)
    settle('load')
    await waiting
    const there = link()
    await restoreStylesheets()
    expect(link()).toBe(there)
  })

  it('RTE-25 a second failure rejects, and the next call requests the stylesheet again', async () => {
    const again = restoreStylesheets()
    settle('error')
    await expect(again).rejects.toThrow('/assets/a.css could not be loaded.')
    const third = restoreStylesheets()
    settle('load')
    await third
  })

  it.each([
    ['online', () => window],
    ['pointerdown', () => document.body],
    ['keydown', () => document.body],
  ] as const)('RTE-25 a failed stylesheet is requested again at the next event %s', (type, target) => {
    const before = link()
    target().dispatchEvent(new Event(type, { bubbles: true }))
    expect(link()).not.toBe(before)
  })

  it('RTE-25 failed images and scripts are not requested again', async () => {
    settle('load')
    document.head.append(document.createElement('script'))
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    const other = restoreStylesheets()
    settle('load')
    await other
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })
})
