/** Rows for most measured actions. */
const MANY = 10_000
const PAGE = 100
const SCROLL_FRAMES = 120
const MOUNTS = 20
/** Milliseconds to pause before the next action. */
const PAUSE_MS = 250

/** Calls one method of the page's bench. */
const call = (page, method, ...args) =>
  page.evaluate(([name, values]) => globalThis.theBench[name](...values), [method, args])

const load = (page, adapter) =>
  page.evaluate(async (name) => {
    globalThis.theBench = await globalThis.bench(name)
  }, adapter)

/** Opens the page with one adapter and warms it up, so no code runs for the first time during a measurement. */
export async function open(page, url, adapter) {
  await page.goto(url)
  await load(page, adapter)
  for (let round = 0; round < 2; round += 1) {
    await call(page, 'mount', 500)
    await call(page, 'sort')
    await call(page, 'selectOne')
    await call(page, 'filter')
    await call(page, 'unmount')
  }
}

/** Returns the dropped frames on a 60 Hz display. */
const droppedOf = (durations) =>
  durations.reduce((sum, duration) => sum + Math.max(0, Math.round((duration * 60) / 1000) - 1), 0)

async function fullScroll(page) {
  const { durations, way } = await call(page, 'scrollFast', SCROLL_FRAMES)
  return way < 100_000 ? undefined : droppedOf(durations)
}

/** Measurements of a new page that has loaded a table's code but not run it, by label; `act` follows the mount. */
export const COLD = {
  'mount 500, page of 100': { count: 500, pageSize: PAGE },
  'mount 10,000': { count: MANY },
  'mount 100,000': { count: 100_000 },
  'sort 10,000': { count: MANY, act: (page) => call(page, 'sort') },
  'filter, 3 letters': { count: MANY, act: (page) => call(page, 'filter') },
  'select one': { count: MANY, act: (page) => call(page, 'selectOne') },
  'full scroll, dropped frames': { count: MANY, act: fullScroll, asOnScreen: true },
  'mount 500 at ¼ speed': { count: 500, pageSize: PAGE, slowdown: 4 },
  'sort 10,000 at ¼ speed': { count: MANY, act: (page) => call(page, 'sort'), slowdown: 4 },
}

/** Runs one measurement in a new page; a table without pages has no measurement of a page. */
export async function measureCold(page, url, adapter, label) {
  const { count, pageSize, act, slowdown } = COLD[label]
  await page.goto(url)
  await load(page, adapter)
  if (pageSize && !(await page.evaluate(() => globalThis.theBench.places.hasPages))) return {}
  await call(page, 'prepare', count)
  // After the pause, the browser's own work for the page is done.
  const pause = () => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), PAUSE_MS)
  await pause()
  if (slowdown) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  const mounted = await call(page, 'mount', count, pageSize)
  if (!act) return { [label]: mounted }
  await pause()
  const value = await act(page)
  return value === undefined ? {} : { [label]: value }
}

/** Runs each measurement from action to paint once, in milliseconds. */
export async function measureActs(page, sizes) {
  const figures = {}
  for (const count of sizes) {
    figures[`mount ${count.toLocaleString('en-US')}, warm`] = await call(page, 'mount', count)
    await call(page, 'unmount')
  }
  const onMany = async (label, act) => {
    await call(page, 'mount', MANY)
    figures[label] = await call(page, act)
  }
  await onMany('sort 10,000, warm', 'sort')
  await call(page, 'unmount')
  await onMany('filter, 3 letters, warm', 'filter')
  await call(page, 'unmount')
  await onMany('select one, warm', 'selectOne')
  figures['select all, warm'] = await call(page, 'selectAll')
  await call(page, 'unmount')
  return figures
}

const percentile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

/**
 * Scrolls through all rows; returns the 95th percentile of the frame times, and the frames in which an area showed no
 * row.
 */
export async function measureScroll(page) {
  await call(page, 'mount', MANY)
  const { durations, blank, way } = await call(page, 'scroll', SCROLL_FRAMES)
  await call(page, 'unmount')
  return { 'scroll, p95 frame': percentile(durations, 0.95), 'blank frames': blank, way }
}

/** Returns the time from each real press to the next paint, from the browser's event timing. */
async function press(page, selector, times) {
  await page.evaluate(() => {
    globalThis.presses = []
    globalThis.watching = new PerformanceObserver((list) => {
      const longest = Math.max(0, ...list.getEntries().map((entry) => (entry.interactionId ? entry.duration : 0)))
      if (longest > 0) globalThis.presses[globalThis.presses.length - 1] = longest
    })
    globalThis.watching.observe({ type: 'event', durationThreshold: 16 })
  })
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(() => globalThis.presses.push(0))
    await page.locator(`#table ${selector}`).first().click({ force: true })
    await page.waitForFunction(() => globalThis.presses.at(-1) > 0, undefined, { timeout: 5000 }).catch(() => undefined)
    await page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), PAUSE_MS)
  }
  return page.evaluate(() => {
    globalThis.watching.disconnect()
    return globalThis.presses
  })
}

/** Presses on the sort header and on rows' checkboxes, with a processor four times slower. */
export async function measureInteractions(page) {
  const session = await page.context().newCDPSession(page)
  const { sortByName, selectRow } = await page.evaluate(() => globalThis.theBench.places)
  const slowly = async (selector, times) => {
    await call(page, 'mount', MANY)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const durations = await press(page, selector, times)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await call(page, 'unmount')
    return durations
  }
  // Later presses of a sort can use cached keys, so each table sorts twice at the start.
  const sorts = [...(await slowly(sortByName, 1)), ...(await slowly(sortByName, 1))]
  return { 'sort, INP at ¼ speed': sorts, 'select, INP at ¼ speed': await slowly(selectRow, 5) }
}

/** Returns the heap growth in percent during the second twenty of forty mounts, after forced garbage collections. */
export async function measureHeap(page) {
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const mountOften = async () => {
    for (let time = 0; time < MOUNTS; time += 1) {
      await call(page, 'mount', MANY)
      await call(page, 'unmount')
    }
  }
  await mountOften()
  const before = await used()
  await mountOften()
  const after = await used()
  return { 'heap growth, %': ((after - before) / before) * 100 }
}
