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

/** The most Tab stops visited, and the presses sent between two checks. */
const MOST_STOPS = 120
const AT_ONCE = 8
/** The highest page of which a picture can be taken, by Chromium's own limit. */
const MOST_PIXELS = 16_000
const MOST_ROUNDS = 5
/** How long a page may move and how long a server may take, in milliseconds. */
const PATIENCE = 5000
const ANSWERED_IN = 30_000
const TRIGGER = 'data-review-trigger'
const MARK = 'data-review-state'
const PSEUDO = { hover: ['hover'], pressed: ['hover', 'active'], 'focus-visible': ['focus', 'focus-visible'] }
/** Values that vary between runs or repeat the tree's own shape. */
const UNTOLD =
  /^(focusable|editable|settable|url|labelledby|describedby|controls|owns|details|activedescendant|errormessage|root|canvas)$/

export const hashOf = (content) => createHash('sha256').update(content).digest('hex')

/** Waits until nothing is on its way, neither in the page nor to it; answers whether it came to that. */
export async function comeToRest({ page, traffic }) {
  const late = Date.now() + ANSWERED_IN
  for (;;) {
    const asked = traffic.asked()
    const isStill = await page.evaluate(settle, { timeout: PATIENCE })
    const isAnswered = traffic.isQuiet()
    // Requests made in the meantime may have changed the page after it settled.
    if ((isAnswered && traffic.asked() === asked) || Date.now() > late) return isStill && isAnswered
  }
}

const tabKey = (type) => ({ type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })

/**
 * Puts all that can be pressed or focused into the state at once, or opens the first that can be opened; answers whether
 * anything could, and whether it came to rest.
 */
async function enter(state, visitor) {
  const { page, cdp } = visitor
  if (state === 'open') {
    if (!(await page.evaluate(markTrigger, TRIGGER))) return { hasState: false, isSteady: true }
    await page.locator(`[${TRIGGER}]`).click()
    return { hasState: true, isSteady: await comeToRest(visitor) }
  }
  // The first stop gets its focus from a real key: its ring must come by itself.
  if (state === 'focus-visible')
    for (const type of ['keyDown', 'keyUp']) await cdp.send('Input.dispatchKeyEvent', tabKey(type))
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const forced = { forcedPseudoClasses: PSEUDO[state] }
  let isSteady = true
  // Again as long as there is more: what is drawn a moment later, as columns that find room, belongs to it.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if ((await page.evaluate(markState, { state, mark: MARK })) === 0) return { hasState: round > 0, isSteady }
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${MARK}=in]` })
    await Promise.all(nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, ...forced })))
    isSteady = await comeToRest(visitor)
  }
  return { hasState: true, isSteady }
}

/** Ends a state that was forced from outside; what was opened ends with the story. */
async function leave(state, { cdp }) {
  if (state === 'rest' || state === 'open') return
  await cdp.send('CSS.disable')
  await cdp.send('DOM.disable')
}

/**
 * Photographs until two pictures in a row are alike, or one is as expected: a busy browser may paint a change later than
 * it was made, of which elements tell nothing. Answers the last, and whether it came to that.
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
 * A picture of the page down to where nothing more lies, and whether it stands still. The window is made as high as the
 * page: a picture of more than the window moves what is fixed to it.
 */
async function takePicture(visitor, expected) {
  const { page, cdp } = visitor
  const window = page.viewportSize()
  const { width, height } = await page.evaluate(sizeOf)
  const isTall = height > window.height
  if (isTall) {
    await page.setViewportSize({ ...window, height: Math.min(height, MOST_PIXELS) })
    await comeToRest(visitor)
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

/** The accessibility tree as lines, each as deep as it lies; what nobody is told of is left out. */
export function linesOf(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines = []
  const visit = (node, depth) => {
    const role = node.role?.value ?? ''
    const isTold = !node.ignored && !/^(none|generic|InlineTextBox)$/.test(role)
    // Whether the page itself has the focus depends on what was done before.
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

/** Presses Tab until focus comes to where it has been: the stops in their order, and which of them show no focus. */
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
 * Captures one mode of the current page: pixels, texts, tree and Tab stops. Captures at rest where nothing can be in
 * the mode's state, which `hasState` says. Skips a picture whose hash is as expected. Visits the Tab stops last, as
 * that changes the page.
 */
export async function takeEvidence(visitor, mode, { problems = [] } = {}) {
  const { page, cdp } = visitor
  const cameToRest = await comeToRest(visitor)
  const { hasState, isSteady } =
    mode.state === 'rest' ? { hasState: true, isSteady: cameToRest } : await enter(mode.state, visitor)
  // Under forced colors Chromium may leave a border as it was painted before a pseudo-class was forced.
  if (mode.state !== 'rest' && mode.theme === 'forced-colors') {
    await page.evaluate(repaint)
    await comeToRest(visitor)
  }
  const { png, isStill } = await takePicture(visitor, mode.expected)
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
