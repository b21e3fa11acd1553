// Functions that run in the captured page. Each is serialized, so it cannot use variables from outside.

/** Runs before all other scripts: freezes clock and randomness, and listens to Storybook's story events. */
export function freeze({ now, seed }) {
  const Clock = Date
  globalThis.Date = class extends Clock {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]))
    }
    static now() {
      return now
    }
  }
  let state = seed
  // mulberry32, which is small and sufficient for ids and mosaics.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  Math.random = random
  crypto.getRandomValues = (array) => array.map(() => Math.floor(random() * 256))
  crypto.randomUUID = () =>
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
      (digit ^ (Math.floor(random() * 16) & (15 >> (digit / 4)))).toString(16),
    )

  // Turns off transitions, announcements and the caret's animation. A transition that is ended from outside can stay in
  // the screenshot for a frame. Announcements remove themselves after a while, so they are hidden from every tree.
  // Forced colors always draw the caret. The stylesheet is constructed, because a strict policy refuses style elements.
  const stillSheet = new CSSStyleSheet()
  stillSheet.replaceSync(`*, *::before, *::after {
      caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important;
      transition: none !important }
    [data-live-announcer] { display: none !important }`)
  document.adoptedStyleSheets.push(stillSheet)

  // React Aria would interpret these events as an on-screen keyboard and wait before opening lists; here only the
  // window changes its size.
  visualViewport.addEventListener('resize', (event) => event.stopImmediatePropagation())

  // Stack traces contain the server's address and the names of built files, which vary.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => String, set() {} })

  // Although the clock is frozen, timers run. Delays below a second take a fifth of their time, which keeps their
  // order. Play functions wait at most a second.
  const timers = new Set()
  const heldTimers = new Map()
  const { setTimeout: originalSetTimeout, clearTimeout: originalClearTimeout } = globalThis
  globalThis.setTimeout = (act, delay = 0, ...parts) => {
    const id = originalSetTimeout(
      (...given) => {
        const fire = () => {
          timers.delete(id)
          act(...given)
        }
        // The set of Tab stops must not depend on the speed at which they are visited.
        if (globalThis.review.isRecordingFocus && delay >= 100) heldTimers.set(id, fire)
        else fire()
      },
      delay < 1000 ? delay / 5 : delay,
      ...parts,
    )
    if (delay > 0 && delay <= 1000) timers.add(id)
    return id
  }
  globalThis.clearTimeout = (id) => {
    timers.delete(id)
    heldTimers.delete(id)
    originalClearTimeout(id)
  }

  const review = {
    timers,
    heldTimers,
    scripts: new Set(),
    finished: 0,
    problems: [],
    resetRandom: () => (state = seed),
  }
  performance.setResourceTimingBufferSize(10_000)
  globalThis.review = review
  const reportProblem =
    (problem) =>
    ({ message, description } = {}) =>
      review.problems.push(`${problem}: ${message ?? description}`.split('\n')[0])
  let channel
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next) {
      channel = next
      next.on('storyFinished', () => review.finished++)
      next.on('storyMissing', () => review.problems.push('The story does not exist') && review.finished++)
      for (const name of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
        next.on(
          name,
          reportProblem(
            name === 'playFunctionThrewException' ? 'The play function failed' : 'The story does not render',
          ),
        )
      }
    },
  })
}

/** Loads a story with everything that it would load later, so the first render equals a repeated one. */
export async function load({ storyId }) {
  const { review, __STORYBOOK_PREVIEW__: preview } = globalThis
  const scripts = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !review.scripts.has(name))
  // A loaded page already knows every story.
  for (const name of review.scripts.size === 0 ? scripts() : []) review.scripts.add(name)
  // A story that fails to load reports it when it is rendered.
  await preview.storyStoreValue.loadStory({ storyId }).catch(() => undefined)
  for (let fresh = new Set(scripts()); fresh.size > 0; fresh = new Set(scripts())) {
    for (const name of fresh) review.scripts.add(name)
    const parts = await Promise.all(
      [...fresh].map(async (name) => {
        const text = await (await fetch(name)).text()
        return [...text.matchAll(/import\([`"'](\.\/[^`"']+\.js)[`"']\)/g)].map(([, path]) => new URL(path, name).href)
      }),
    )
    await Promise.all(parts.flat().map((address) => import(address)))
  }
}

/** Renders a story from the start with these globals, independent of earlier stories. */
export async function renderStory({ storyId, globals, timeout }) {
  const { review, __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis
  // Tab continues from the last focus, even if that element is gone, so the focus must return to the start of the page.
  const start = document.createElement('button')
  document.body.prepend(start)
  start.focus()
  start.remove()
  // React Aria shows the focus depending on the last input device; a newly loaded page starts with the keyboard.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F24', bubbles: true }))
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'F24', bubbles: true }))
  scrollTo(0, 0)
  // Storybook hides a slow story while it prepares, and hidden elements cannot take the focus.
  preview.view.showPreparingStory = () => undefined
  review.resetRandom()
  review.problems.length = 0
  const before = review.finished
  preview.storyStoreValue.userGlobals.update(globals)
  if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId })
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  const deadline = performance.now() + timeout
  while (review.finished === before && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 5))
  if (review.finished === before) review.problems.push('The story does not finish rendering')
}

/** Waits until fonts, images, animations and changes by scripts have finished. */
export async function settle({ timeout }) {
  // Waits for a frame, for timers without a delay, and for all other pending tasks. An idle callback could come half a
  // second late after a key press.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
  const frame = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => globalThis.scheduler.postTask(resolve, { priority: 'background' }))),
    )
  let changes = 0
  const observer = new MutationObserver(() => changes++)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const { review } = globalThis
  const startedAt = performance.now()
  const deadline = startedAt + timeout
  let quiet = 0
  while (quiet < 3 && performance.now() < deadline) {
    changes = 0
    for (const element of document.querySelectorAll('[loading=lazy]')) element.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    for (const animation of document.getAnimations()) {
      const { iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
      if (iterations === Infinity) animation.cancel()
      else animation.finish()
    }
    await frame()
    const isDone = review.timers.size === 0 || performance.now() > startedAt + 2000
    quiet = changes === 0 && isDone && document.fonts.status === 'loaded' ? quiet + 1 : 0
  }
  observer.disconnect()
  return quiet >= 3
}

/**
 * Marks all elements that can be in a state, and sets React Aria's attributes for it; returns the number of newly
 * marked elements.
 */
export function markState({ state, mark }) {
  const attributes = {
    hover: ['data-hovered'],
    pressed: ['data-hovered', 'data-pressed'],
    'focus-visible': ['data-focused', 'data-focus-visible'],
  }[state]
  const roles =
    /^(button|checkbox|columnheader|combobox|gridcell|link|menuitem\w*|option|radio|row|rowheader|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/
  const candidates = [
    ...document.querySelectorAll('a, button, input, select, textarea, summary, label, [role], [tabindex]'),
  ]
    .filter((element) => !element.role || roles.test(element.role) || element.matches('[tabindex]'))
    .filter((element) => !element.closest('[disabled], [data-disabled], [aria-disabled=true], .sb-wrapper'))
    .filter((element) => element.checkVisibility())
  const fresh = candidates.filter((element) => !element.hasAttribute(mark))
  for (const element of fresh) {
    for (const name of attributes) element.setAttribute(name, 'true')
    // A label shows its field's focus and has none itself.
    const isIn = state !== 'focus-visible' || element.tabIndex >= 0 || element.matches('[tabindex]')
    element.setAttribute(mark, isIn ? 'in' : 'label')
  }
  return fresh.length
}

/** Forces a new layout, so everything is painted again. */
export function repaint() {
  const { style } = document.body
  const { display } = style
  style.display = 'none'
  document.body.getBoundingClientRect()
  style.display = display
}

/** Marks the first closed element that can be opened; returns whether there is one. */
export function markTrigger(mark) {
  const closed = [...document.querySelectorAll('[aria-haspopup], [aria-expanded=false]')]
    .filter(
      (element) => element.ariaExpanded !== 'true' && !element.closest('[inert], [aria-hidden=true], .sb-wrapper'),
    )
    .find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled=true]'),
    )
  closed?.setAttribute(mark, '')
  return Boolean(closed)
}

/** Returns the size of the whole page in whole pixels; if it fits into the window, it ends below its last element. */
export function sizeOf() {
  const { scrollWidth, scrollHeight } = document.documentElement
  const width = Math.max(scrollWidth, innerWidth)
  if (scrollHeight > innerHeight) return { width, height: scrollHeight }
  const roomForShadows = 48
  const ends = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)
  return { width, height: Math.min(innerHeight, Math.ceil(Math.max(0, ...ends)) + roomForShadows) }
}

/** Returns the visible text and the values of fields, in page order. */
export function textsOf() {
  const fields = [...document.querySelectorAll('input, textarea')]
    .filter((field) => field.checkVisibility())
    .flatMap(({ type, value, placeholder }) => (type === 'password' ? [] : [value, placeholder]))
  const attributes = [...document.querySelectorAll('[title], [alt]')].flatMap((each) => [each.title, each.alt])
  return [...document.body.innerText.split('\n'), ...fields, ...attributes].map((text) => text?.trim()).filter(Boolean)
}

/** Starts to record the focus. */
export function startFocusRecording() {
  const stops = []
  const ids = new Map()
  const nameOf = (element) => {
    if (!ids.has(element)) ids.set(element, ids.size)
    const ring = getComputedStyle(element)
    const isSeen = ring.outlineStyle !== 'none' || ring.boxShadow !== 'none'
    const name = (element.computedName ?? element.textContent ?? '').slice(0, 80)
    return { id: ids.get(element), text: `${element.computedRole ?? element.localName} "${name}"`, isSeen }
  }
  const { review } = globalThis
  review.listening = new AbortController()
  review.focusStops = stops
  review.isRecordingFocus = true
  const { signal } = review.listening
  document.addEventListener('focusin', ({ target }) => stops.push(nameOf(target)), { signal })
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? stops.push({ id: -1 }), { signal })
  return document.activeElement === document.body ? [] : [nameOf(document.activeElement)]
}

/** Returns the focused elements so far. */
export function focusStops() {
  return globalThis.review.focusStops
}

/** Ends the recording of Tab stops, and runs the timers that were held back. */
export function stopFocusRecording() {
  const { review } = globalThis
  review.listening.abort()
  review.isRecordingFocus = false
  const due = [...review.heldTimers.values()]
  review.heldTimers.clear()
  for (const fire of due) fire()
}
