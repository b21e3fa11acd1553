import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import type { ComponentFixture } from './component-fixture.ts'
import { fixtures } from './component-fixtures.ts'

/** Descriptions of active listeners, intervals and observers. */
const active: string[] = []

function stop(description: string) {
  const index = active.indexOf(description)
  if (index >= 0) active.splice(index, 1)
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
  const describeListener = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) =>
    `${name}: ${type} ${isCapturing(options) ? 'captured ' : ''}by ${numberOf(listener)}`
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const description = describeListener(type, listener, options)
    const { once = false, signal } = typeof options === 'object' ? options : {}
    if (!once && !active.includes(description)) active.push(description)
    signal?.addEventListener('abort', () => stop(description))
    add(type, listener, options)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    stop(
      describeListener(type, listener, typeof options === 'object' ? { capture: options.capture ?? false } : options),
    )
    remove(type, listener, options)
  })
}

/** An observer that never reports, active as long as it observes an element. */
class Observer {
  description = `size observer ${numberOf(this)}`
  observed = new Set<Element>()
  observe(element: Element) {
    this.observed.add(element)
    if (!active.includes(this.description)) active.push(this.description)
  }
  unobserve(element: Element) {
    this.observed.delete(element)
    if (this.observed.size === 0) stop(this.description)
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
  const setRealInterval = globalThis.setInterval
  const clearRealInterval = globalThis.clearInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, wait) => {
    const interval = setRealInterval(run, wait)
    if (wait !== frame) active.push(`interval ${numberOf(interval)}`)
    return interval
  })
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((interval) => {
    stop(`interval ${numberOf(interval)}`)
    clearRealInterval(interval)
  })
})

afterEach(() => {
  active.length = 0
  numbers.clear()
  vi.unstubAllGlobals()
})

async function mountAndUnmount(fixture: ComponentFixture) {
  const { unmount } = render(<UIProvider locale="en-US">{fixture.use(() => undefined)}</UIProvider>)
  await act(async () => unmount())
}

it.each(Object.entries(fixtures))('%s leaves no listener, interval or observer behind', async (_name, fixture) => {
  // React Aria keeps some listeners on the page permanently after the first use.
  await mountAndUnmount(fixture)
  const before = [...active]
  await mountAndUnmount(fixture)
  expect(active.filter((each) => !before.includes(each))).toEqual([])
})
