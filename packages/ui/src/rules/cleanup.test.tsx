import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import type { ComponentFixture } from './component-fixture.ts'
import { fixtures } from './component-fixtures.ts'

/** Descriptions of active listeners, intervals and observers. */
const atWork: string[] = []

function stop(what: string) {
  const at = atWork.indexOf(what)
  if (at >= 0) atWork.splice(at, 1)
}

const isCapturing = (options?: boolean | AddEventListenerOptions) =>
  typeof options === 'object' ? Boolean(options.capture) : Boolean(options)

/** Numbers listeners, so that each can be recognized. */
const numbers = new Map<unknown, number>()
const numberOf = (listener: unknown) => {
  if (!numbers.has(listener)) numbers.set(listener, numbers.size)
  return numbers.get(listener)
}

function watchListeners(name: string, target: EventTarget) {
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  const wordsOf = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) =>
    `${name}: ${type} ${isCapturing(options) ? 'captured ' : ''}by ${numberOf(listener)}`
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const words = wordsOf(type, listener, options)
    const { once = false, signal } = typeof options === 'object' ? options : {}
    if (!once && !atWork.includes(words)) atWork.push(words)
    signal?.addEventListener('abort', () => stop(words))
    add(type, listener, options)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    stop(wordsOf(type, listener, typeof options === 'object' ? { capture: options.capture ?? false } : options))
    remove(type, listener, options)
  })
}

/** An observer that never reports, active as long as it observes an element. */
class Observer {
  words = `observer of sizes ${numberOf(this)}`
  observed = new Set<Element>()
  observe(element: Element) {
    this.observed.add(element)
    if (!atWork.includes(this.words)) atWork.push(this.words)
  }
  unobserve(element: Element) {
    this.observed.delete(element)
    if (this.observed.size === 0) stop(this.words)
  }
  disconnect() {
    for (const element of this.observed) this.unobserve(element)
  }
}

/** The interval in milliseconds with which jsdom runs requested frames. */
const frame = 1000 / 60

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  watchListeners('window', window)
  watchListeners('document', document)
  const begin = globalThis.setInterval
  const end = globalThis.clearInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, wait) => {
    const interval = begin(run, wait)
    if (wait !== frame) atWork.push(`interval ${numberOf(interval)}`)
    return interval
  })
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((interval) => {
    stop(`interval ${numberOf(interval)}`)
    end(interval)
  })
})

afterEach(() => {
  atWork.length = 0
  numbers.clear()
  vi.unstubAllGlobals()
})

async function comeAndGo(fixture: ComponentFixture) {
  const { unmount } = render(<UIProvider locale="en-US">{fixture.use(() => undefined)}</UIProvider>)
  await act(async () => unmount())
}

it.each(Object.entries(fixtures))('%s leaves no listener, interval or observer behind', async (_name, fixture) => {
  // React Aria keeps some listeners on the page permanently after the first use.
  await comeAndGo(fixture)
  const before = [...atWork]
  await comeAndGo(fixture)
  expect(atWork.filter((each) => !before.includes(each))).toEqual([])
})
