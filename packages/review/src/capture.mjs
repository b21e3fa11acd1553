import { createHash } from 'node:crypto'
import {
  endWalk,
  focusStops,
  listenToFocus,
  markState,
  markTrigger,
  repaint,
  settle,
  sizeOf,
  textsOf,
} from './in-page.mjs'

/** The most Tab stops visited, and the key presses sent between two checks. */
const MOST_STOPS = 120
const AT_ONCE = 8
/** The maximum screenshot height in pixels; a limit of Chromium. */
const MOST_PIXELS = 16_000
const MOST_ROUNDS = 5
/** How long a page can move and how long a server can take, in milliseconds. */
const PATIENCE = 5000
const ANSWERED_IN = 30_000
const TRIGGER = 'data-review-trigger'
const MARK = 'data-review-state'
const PSEUDO = { hover: ['hover'], pressed: ['hover', 'active'], 'focus-visible': ['focus', 'focus-visible'] }
/** Values that vary between runs or repeat the tree's own shape. */
const UNTOLD =
  /^(focusable|editable|settable|url|labelledby|describedby|controls|owns|details|activedescendant|errormessage|root|canvas)$/

export const hashOf = (content) => createHash('sha256').update(content).digest('hex')

/** Waits until the page and its requests are idle; returns whether they became idle in time. */
export async function waitUntilIdle({ page, traffic }) {
  const late = Date.now() + ANSWERED_IN
  for (;;) {
    const asked = traffic.asked()
    const isStill = await page.evaluate(settle, { timeout: PATIENCE })
    const isAnswered = traffic.isQuiet()
    // Requests sent in the meantime can have changed the page after it settled.
    if ((isAnswered && traffic.asked() === asked) || Date.now() > late) return isStill && isAnswered
  }
}

const tabKey = (type) => ({ type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })

/**
 * Puts all interactive elements into the state, or opens the first one that can be opened. Returns whether any element
 * could, and whether the page settled.
 */
async function enter(state, visitor) {
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
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if ((await page.evaluate(markState, { state, mark: MARK })) === 0) return { hasState: round > 0, isSteady }
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${MARK}=in]` })
    await Promise.all(nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, ...forced })))
    isSteady = await waitUntilIdle(visitor)
  }
  return { hasState: true, isSteady }
}

/** Ends a forced state; an opened overlay ends with the story. */
async function leave(state, { cdp }) {
  if (state === 'rest' || state === 'open') return
  await cdp.send('CSS.disable')
  await cdp.send('DOM.disable')
}

/**
 * Takes screenshots until two in a row are equal, or one equals the expected one. A busy browser can paint a change
 * late, which elements do not reveal. Returns the last screenshot, and whether it was stable.
 */
async function untilAlike(photograph, expected) {
  const late = Date.now() + PATIENCE
  let last = await photograph()
  if (expected && hashOf(Buffer.from(last, 'base64')) === expected) return { data: last, isStill: true }
  for (;;) {
    const next = await photograph()
    if (next === last) return { data: next, isStill: true }
    if (Date.now() > late) return { data: next, isStill: false }
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
    await page.setViewportSize({ ...window, height: Math.min(height, MOST_PIXELS) })
    await waitUntilIdle(visitor)
  }
  const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_PIXELS), scale: 1 }
  const { data, isStill } = await untilAlike(async () => {
    const picture = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
    return picture.data
  }, expected)
  if (isTall) await page.setViewportSize(window)
  return { png: Buffer.from(data, 'base64'), isStill }
}

const words = ({ value } = {}) => (value === undefined || value === '' ? '' : ` "${value}"`)

function factsOf({ properties = [], description, value }) {
  const facts = properties
    .filter(({ name, value }) => !UNTOLD.test(name) && value.value !== false && value.value !== 'false')
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
    const isTold = !node.ignored && !/^(none|generic|InlineTextBox)$/.test(role)
    // The focus state of the page itself depends on earlier actions.
    const facts = role === 'RootWebArea' ? '' : factsOf(node)
    if (isTold) lines.push(`${'  '.repeat(depth)}${role}${words(node.name)}${facts}`)
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) visit(child, isTold ? depth + 1 : depth)
    }
  }
  if (nodes[0]) visit(nodes[0], 0)
  return lines
}

/**
 * Presses Tab until the focus returns to a known stop. Returns the stops in order, and those without a visible focus.
 */
async function tabStops({ page, cdp }) {
  const begin = await page.evaluate(listenToFocus)
  let stops = begin
  let isAround = false
  for (let presses = 0; presses < MOST_STOPS && !isAround; presses += AT_ONCE) {
    const keys = Array.from({ length: AT_ONCE }, () => ['keyDown', 'keyUp']).flat()
    await Promise.all(keys.map((type) => cdp.send('Input.dispatchKeyEvent', tabKey(type))))
    const walked = await page.evaluate(focusStops)
    const seen = new Set(begin.map(({ id }) => id))
    const end = walked.findIndex(({ id }) => id === -1 || seen.size === seen.add(id).size)
    isAround = end >= 0 || walked.length === 0
    stops = [...begin, ...(end >= 0 ? walked.slice(0, end) : walked)]
  }
  await page.evaluate(endWalk)
  return stops.map(({ text, isSeen }, index) => `${index + 1}. ${text}${isSeen ? '' : ', focus not seen'}`)
}

/**
 * Captures one mode of the current page: pixels, texts, tree and Tab stops. If no element can be in the mode's state,
 * `hasState` is false and the page is captured at rest. A screenshot with the expected hash is skipped. Tab stops are
 * visited last, because that changes the page.
 */
export async function captureResult(visitor, mode, { problems = [] } = {}) {
  const { page, cdp } = visitor
  const cameToRest = await waitUntilIdle(visitor)
  const { hasState, isSteady } =
    mode.state === 'rest' ? { hasState: true, isSteady: cameToRest } : await enter(mode.state, visitor)
  // Under forced colors, Chromium can keep a border as it was painted before a pseudo-class was forced.
  if (mode.state !== 'rest' && mode.theme === 'forced-colors') {
    await page.evaluate(repaint)
    await waitUntilIdle(visitor)
  }
  const { png, isStill } = await stableScreenshot(visitor, mode.expected)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const texts = await page.evaluate(textsOf)
  await leave(mode.state, visitor)
  const walks = mode.state === 'rest' && mode.medium === 'screen'
  return {
    png,
    hash: hashOf(png),
    tree: linesOf(nodes),
    texts: [...problems, ...texts],
    tabs: walks ? await tabStops(visitor) : [],
    isSteady: isSteady && isStill,
    hasState,
  }
}
