import { afterEach, beforeEach, vi } from 'vitest'

const rowHeight = 48
const gridHeight = 480

/** Gives elements the heights that a browser would, and lets a grid scroll elements into view. */
export function withLayout() {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this.role === 'grid' ? gridHeight : rowHeight
    })
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(gridHeight)
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      const row = this.closest<HTMLElement>('[data-index]')
      const grid = row?.closest<HTMLElement>('[role=grid]')
      const top = Number(/translateY\((\d+)px\)/.exec(row?.style.transform ?? '')?.[1] ?? 0)
      if (!grid || (top >= grid.scrollTop && top + rowHeight <= grid.scrollTop + gridHeight)) return
      grid.scrollTop = top
      grid.dispatchEvent(new Event('scroll'))
    }
  })
  afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'))
}

/** Makes media queries match a window of this width, in pixels, until globals are restored. */
export function withWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width < Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Reports a width in pixels for every observed element, until globals are restored. */
export function withElementWidth(width: number) {
  class Observer {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(target: Element) {
      const contentRect = { width, height: 0 } as DOMRectReadOnly
      const entry = { target, contentRect, borderBoxSize: [] } as unknown as ResizeObserverEntry
      queueMicrotask(() => this.callback([entry], this))
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
}
