import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { getComputedStyle } from './computed-style.ts'

window.getComputedStyle = getComputedStyle
// jsdom does not implement scrolling.
Element.prototype.scrollTo = () => {}
// React stores a stack trace with each element; longer traces cost time and add no information.
Error.stackTraceLimit = 20

// Pages load their parts when they open, which can be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const noMedia: typeof window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})

/** jsdom paints nothing, so an element counts as visible when it is observed. */
class PaintObserver {
  readonly #callback: (entries: { getEntriesByName: () => object[] }) => void

  constructor(callback: (entries: { getEntriesByName: () => object[] }) => void) {
    this.#callback = callback
  }

  observe(): void {
    queueMicrotask(() => this.#callback({ getEntriesByName: () => [{}] }))
  }

  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', noMedia)
  vi.stubGlobal('PerformanceObserver', PaintObserver)
  vi.stubGlobal('scrollTo', vi.fn())
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['locale', 'appearance', 'density']) document.cookie = `${name}=; Path=/; Max-Age=0`
  for (const block of document.head.querySelectorAll('script')) block.remove()
  window.history.replaceState(null, '', '/')
})
