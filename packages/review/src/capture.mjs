import { createHash } from 'node:crypto'
import {
  stopFocusRecording,
  focusStops,
  startFocusRecording,
  markState,
  markTrigger,
  repaint,
  settle,
  sizeOf,
  textsOf,
} from './in-page.mjs'

/** The most Tab stops visited, and the key presses sent between two checks. */
const MAX_STOPS = 120
const KEYS_PER_CHECK = 8
/** The maximum screenshot height in pixels; a limit of Chromium. */
const MAX_HEIGHT = 16_000
const MAX_ROUNDS = 5
/** The longest waits for a page to stop moving and for a server to respond, in milliseconds. */
const SETTLE_TIMEOUT = 5000
const REQUEST_TIMEOUT = 30_000
const TRIGGER = 'data-review-trigger'
const MARK = 'data-review-state'
const PSEUDO = { hover: ['hover'], pressed: ['hover', 'active'], 'focus-visible': ['focus', 'focus-visible'] }
/** Values that vary between runs or repeat the tree's own shape. */
const IGNORED_PROPERTIES =
  /^(focusable|editable|settable|url|labelledby|describedby|controls|owns|details|activedescendant|errormessage|root|canvas)$/

export const hashOf = (content) => createHash('sha256').update(content).digest('hex')

/** Waits until the page and its requests are idle; returns whether they became idle in time. */
export async function waitUntilIdle({ page, traffic }) {
  const deadline = Date.now() + REQUEST_TIMEOUT
  for (;;) {
    const requests = traffic.count()
    const isStable = await page.evaluate(settle, { timeout: SETTLE_TIMEOUT })
    const isQuiet = traffic.isQuiet()
    // Requests sent in the meantime can have changed the page after it settled.
    if ((isQuiet && traffic.count() === requests) || Date.now() > deadline) return isStable && isQuiet
  }
}

const tabKey = (type) => ({ type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })

/**
 * Puts all interactive elements into the state, or opens the first one that can be opened. Returns whether any element
 * has the state, and whether the page settled.
 */
async function enterState(state, visitor) {
  const { page, cdp } = visitor
  if (state === 'open') {
    if (!(await page.evaluate(markTrigger, TRIGGER))) return { hasState: false, isSteady: true }
    await page.locator(`[${TRIGGER}]`).click()
    return { hasState: true, isSteady: await waitUntilIdle(visitor) }
  }
  // The first stop gets its focus from a real key, so the focus ring appears without being forced.
  if (state === 'focus-visible')
    for (const type of ['keyDown', 'keyUp']) await cdp.send('Input.dispatchKeyEvent', tabKey(type))
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const forced = { forcedPseudoClasses: PSEUDO[state] }
  let isSteady = true
  // Repeats while there are new elements, because some render a moment later, such as columns after a layout.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if ((await page.evaluate(markState, { state, mark: MARK })) === 0) return { hasState: round > 0, isSteady }
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${MARK}=in]` })
    await Promise.all(nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, ...forced })))
    isSteady = await waitUntilIdle(visitor)
  }
  return { hasState: true, isSteady }
}

/** Ends a forced state; an opened overlay ends with the story. */
async function leaveState(state, { cdp }) {
  if (state === 'rest' || state === 'open') return
  await cdp.send('CSS.disable')
  await cdp.send('DOM.disable')
}

/**
 * Takes screenshots until two in a row are equal, or one equals the expected one. A busy browser can paint a change
 * late, which elements do not reveal. Returns the last screenshot, and whether it was stable.
 */
async function takeUntilStable(takeScreenshot, expected) {
  const deadline = Date.now() + SETTLE_TIMEOUT
  let last = await takeScreenshot()
  if (expected && hashOf(Buffer.from(last, 'base64')) === expected) return { data: last, isStable: true }
  for (;;) {
    const next = await takeScreenshot()
    if (next === last) return { data: next, isStable: true }
    if (Date.now() > deadline) return { data: next, isStable: false }
    last = next
  }
}

/**
 * Takes a screenshot of the whole page, and returns whether it was stable. The window becomes as tall as the page,
 * because a screenshot beyond the window moves fixed elements.
 */
async function stableScreenshot(visitor, expected) {
  const { page, cdp } = visitor
  const window = page.viewportSize()
  const { width, height } = await page.evaluate(sizeOf)
  const isTall = height > window.height
  if (isTall) {
    await page.setViewportSize({ ...window, height: Math.min(height, MAX_HEIGHT) })
    await waitUntilIdle(visitor)
  }
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT), scale: 1 }
  const { data, isStable } = await takeUntilStable(async () => {
    const picture = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
    return picture.data
  }, expected)
  if (isTall) await page.setViewportSize(window)
  return { png: Buffer.from(data, 'base64'), isStable }
}

const quotedValue = ({ value } = {}) => (value === undefined || value === '' ? '' : ` "${value}"`)

function factsOf({ properties = [], description, value }) {
  const facts = properties
    .filter(({ name, value }) => !IGNORED_PROPERTIES.test(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) => (value.value === true ? name : `${name}=${value.value}`))
  const own = value?.value !== undefined && value.value !== '' ? [`value="${value.value}"`] : []
  const more = description?.value ? [`description="${description.value}"`] : []
  const all = [...facts.toSorted((a, b) => a.localeCompare(b)), ...own, ...more]
  return all.length > 0 ? ` [${all.join(', ')}]` : ''
}

/** Returns the accessibility tree as lines, indented by depth; nodes hidden from assistive technology are omitted. */
export function linesOf(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines = []
  const visit = (node, depth) => {
    const role = node.role?.value ?? ''
    const isIncluded = !node.ignored && !/^(none|generic|InlineTextBox)$/.test(role)
    // The focus state of the page itself depends on earlier actions.
    const facts = role === 'RootWebArea' ? '' : factsOf(node)
    if (isIncluded) lines.push(`${'  '.repeat(depth)}${role}${quotedValue(node.name)}${facts}`)
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) visit(child, isIncluded ? depth + 1 : depth)
    }
  }
  if (nodes[0]) visit(nodes[0], 0)
  return lines
}

/**
 * Presses Tab until the focus returns to a known stop. Returns the stops in order, and those without a visible focus.
 */
async function tabStops({ page, cdp }) {
  const begin = await page.evaluate(startFocusRecording)
  let stops = begin
  let hasWrapped = false
  for (let presses = 0; presses < MAX_STOPS && !hasWrapped; presses += KEYS_PER_CHECK) {
    const keys = Array.from({ length: KEYS_PER_CHECK }, () => ['keyDown', 'keyUp']).flat()
    await Promise.all(keys.map((type) => cdp.send('Input.dispatchKeyEvent', tabKey(type))))
    const visited = await page.evaluate(focusStops)
    const seen = new Set(begin.map(({ id }) => id))
    const end = visited.findIndex(({ id }) => id === -1 || seen.size === seen.add(id).size)
    hasWrapped = end >= 0 || visited.length === 0
    stops = [...begin, ...(end >= 0 ? visited.slice(0, end) : visited)]
  }
  await page.evaluate(stopFocusRecording)
  return stops.map(({ text, isSeen }, index) => `${index + 1}. ${text}${isSeen ? '' : ', no visible focus'}`)
}

/**
 * Captures one mode of the current page: pixels, texts, tree and Tab stops. If no element can be in the mode's state,
 * `hasState` is false and the page is captured at rest. A screenshot with the expected hash is skipped. Tab stops are
 * visited last, because that changes the page.
 */
export async function captureResult(visitor, mode, { problems = [] } = {}) {
  const { page, cdp } = visitor
  const becameIdle = await waitUntilIdle(visitor)
  const { hasState, isSteady } =
    mode.state === 'rest' ? { hasState: true, isSteady: becameIdle } : await enterState(mode.state, visitor)
  // Under forced colors, Chromium can keep a border as it was painted before a pseudo-class was forced.
  if (mode.state !== 'rest' && mode.theme === 'forced-colors') {
    await page.evaluate(repaint)
    await waitUntilIdle(visitor)
  }
  const { png, isStable } = await stableScreenshot(visitor, mode.expected)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const texts = await page.evaluate(textsOf)
  await leaveState(mode.state, visitor)
  const visitsTabStops = mode.state === 'rest' && mode.medium === 'screen'
  return {
    png,
    hash: hashOf(png),
    tree: linesOf(nodes),
    texts: [...problems, ...texts],
    tabs: visitsTabStops ? await tabStops(visitor) : [],
    isSteady: isSteady && isStable,
    hasState,
  }
}
