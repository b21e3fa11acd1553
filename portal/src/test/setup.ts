import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Pages load their parts when they are opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// The page of the tests cannot be left; they ask where it would have gone.
vi.mock('../platform/routing/go-to.ts', () => ({ goTo: vi.fn(), reloadPage: vi.fn() }))

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

/** What is drawn here is never painted; it counts as shown when it is asked for. */
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
  window.history.replaceState(null, '', '/')
})
