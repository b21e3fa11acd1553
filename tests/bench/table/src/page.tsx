import type { Adapter, Mounted } from './adapter.ts'
import { FIRST_BY_NAME, makeRows, type Row, SOUGHT } from './rows.ts'

const load: Record<string, () => Promise<{ adapter: Adapter }>> = {
  limit: () => import('./adapters/limit.ts'),
  plain: () => import('./adapters/plain.tsx'),
  tessera: () => import('./adapters/tessera.tsx'),
  parts: () => import('./adapters/parts.tsx'),
  mui: () => import('./adapters/mui.tsx'),
  'ag-grid': () => import('./adapters/ag-grid.tsx'),
  antd: () => import('./adapters/antd.tsx'),
  mantine: () => import('./adapters/mantine.tsx'),
  'react-aria': () => import('./adapters/react-aria.tsx'),
  spectrum: () => import('./adapters/spectrum.tsx'),
}

const container = document.querySelector<HTMLElement>('#table') ?? document.body
const TIMEOUT_MS = 40_000
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
/** Resolves right after the current frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })

/** Returns the milliseconds from an action to the paint that shows its result. */
async function timed(what: string, act: () => void, isDone: () => boolean) {
  await painted()
  const start = performance.now()
  act()
  for (;;) {
    await frame()
    if (isDone()) break
    if (performance.now() - start > TIMEOUT_MS)
      throw new Error(`The outcome of '${what}' was not seen within ${TIMEOUT_MS / 1000} s.`)
  }
  await painted()
  return performance.now() - start
}

const isChecked = (selector: string) => container.querySelector<HTMLInputElement>(selector)?.checked === true

async function bench(name: string) {
  const { adapter } = (await load[name]?.()) ?? {}
  if (!adapter) throw new Error(`There is no adapter ${name}.`)
  let mounted: Mounted | undefined
  const sets = new Map<number, Row[]>()
  const rowsOf = (count: number) => {
    const rows = sets.get(count) ?? makeRows(count)
    sets.set(count, rows)
    return rows
  }
  const find = (selector: string) => {
    const element = container.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`${name} has no ${selector}.`)
    return element
  }
  const rowTexts = () => [...container.querySelectorAll(adapter.row)].map((row) => row.textContent)
  const scroller = () => find(adapter.scroller)

  return {
    places: adapter,
    /** Creates the rows first, so measurements do not include it. */
    prepare: (count: number) => void rowsOf(count),
    mount: (count: number, pageSize?: number) => {
      const rows = rowsOf(count)
      return timed(
        'mount',
        () => (mounted = adapter.mount(container, rows, pageSize)),
        () => rowTexts().some((text) => text.includes(rows[0]?.email ?? '?')),
      )
    },
    unmount: async () => {
      mounted?.unmount()
      mounted = undefined
      container.replaceChildren()
      await painted()
    },
    sort: () =>
      timed(
        'sort',
        () => find(adapter.sortByName).click(),
        () => rowTexts().some((text) => text.includes(FIRST_BY_NAME)),
      ),
    filter: () =>
      timed(
        'filter',
        () => mounted?.search(SOUGHT),
        () => rowTexts().length > 0 && rowTexts().every((text) => text.includes(SOUGHT)),
      ),
    selectOne: () =>
      timed(
        'selectOne',
        () => find(adapter.selectRow).click(),
        () => isChecked(adapter.selectRow),
      ),
    selectAll: () =>
      timed(
        'selectAll',
        () => find(adapter.selectAll).click(),
        () => isChecked(adapter.selectAll) && isChecked(adapter.selectRow),
      ),
    /** Scrolls from the first row to the last, one step per frame; returns the time of each frame. */
    scrollFast: async (frames: number) => {
      const element = scroller()
      const way = element.scrollHeight - element.clientHeight
      const durations: number[] = []
      let last = await frame()
      for (let step = 1; step <= frames; step += 1) {
        element.scrollTop = (way * step) / frames
        const now = await frame()
        durations.push(now - last)
        last = now
      }
      return { durations, way }
    },
    /**
     * Scrolls from the first row to the last in this many frames; returns the time of each, and the number of frames
     * with a blank area.
     */
    scroll: async (frames: number) => {
      const element = scroller()
      const way = element.scrollHeight - element.clientHeight
      const durations: number[] = []
      let blank = 0
      let last = await frame()
      for (let step = 1; step <= frames; step += 1) {
        await painted()
        element.scrollTop = (way * step) / frames
        const now = await frame()
        durations.push(now - last)
        last = now
        await painted()
        if (isBlank(element, adapter.row)) blank += 1
      }
      return { durations, blank, way }
    },
  }
}

/**
 * Whether part of the scrolled area shows no row. It is computed from positions, because some tables ignore the pointer
 * while they scroll.
 */
function isBlank(scroller: HTMLElement, row: string) {
  const { top, bottom } = scroller.getBoundingClientRect()
  const drawn = [...container.querySelectorAll(row)]
    .filter(({ textContent }) => textContent.trim() !== '')
    .map(drawnRect)
  return [0.25, 0.5, 0.75, 0.95]
    .map((share) => top + (bottom - top) * share)
    .some((place) => !drawn.some((rect) => rect.top <= place + 2 && rect.bottom >= place - 2))
}

/** Returns the position of a row; some rows have no height, but their cells have one. */
function drawnRect(row: Element) {
  let element = row
  while (element.getBoundingClientRect().height === 0 && element.lastElementChild) element = element.lastElementChild
  return element.getBoundingClientRect()
}

export type Bench = Awaited<ReturnType<typeof bench>>
Object.assign(globalThis, { bench })
