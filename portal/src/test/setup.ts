import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { getComputedStyle } from './computed-style.ts'

window.getComputedStyle = getComputedStyle
// jsdom has nothing that scrolls.
Element.prototype.scrollTo = () => {}
// Each element of React keeps a trace of where it was made; longer ones cost time, and tell nothing more.
Error.stackTraceLimit = 20

// Pages load their parts when they are opened, which takes its time on a busy machine.
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

/** Nothing is painted here; an element counts as shown when queried. */
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
