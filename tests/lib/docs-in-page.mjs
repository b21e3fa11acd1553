// Functions that run in a documentation page; they are sent as source and call one another there.

const RAW = /\|\s*:?-{3,}|^\s*\|.*\|\s*$|\*\*|\]\(|^#{1,6}\s|`|\[object |&[a-z]+;|\b(?:undefined|NaN)\b/m
const VAGUE = new Set(['union', 'unknown', 'any', 'object', 'enum', 'other', 'intersection'])
const OPENED = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'
/** The number of consecutive checks without any movement. */
const STILL = 5

/** Constants that the functions use. */
export const CONSTANTS = `window.RAW = ${RAW}; window.VAGUE = new Set(${JSON.stringify([...VAGUE])});
window.OPENED = '${OPENED}'; window.STILL = ${STILL}`

/** Shows a documentation page over Storybook's channel; returns the errors while it and its stories render. */
export function showDocs(id, gracePeriod) {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook’s own name for it
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const problems = []
  const addProblem = (error) => problems.push(`a story does not render: ${error.message ?? error.description}`)
  return new Promise((resolve) => {
    const listeners = {
      storyErrored: addProblem,
      storyThrewException: addProblem,
      docsRendered: () => requestAnimationFrame(() => setTimeout(end, 50)),
      storyMissing: () => end('is missing'),
    }
    const late = setTimeout(() => end(`does not render within ${gracePeriod / 1000} seconds`), gracePeriod)
    function end(problem) {
      clearTimeout(late)
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
      resolve(problem ? [...problems, problem] : problems)
    }
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  })
}

/** Whether an element has visible content: a text, an image, a control, a border or its own background. */
export function isDrawn(root) {
  const { defaultView: view } = root.ownerDocument
  return [root, ...root.querySelectorAll('*')].some((element) => {
    const style = view.getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (style.visibility !== 'visible' || box.width < 2 || box.height < 2) return false
    if (/^(svg|img|canvas|input|progress)$/i.test(element.tagName)) return true
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) return true
    const isTinted = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderTopWidth) > 0
    return element !== root && isTinted
  })
}

/** Returns the container of a story: its element on the page or, if visible, the body of its frame. */
export function containerOf(block) {
  const frame = block.querySelector('iframe')
  if (!frame) return block
  const body = frame.contentDocument?.body
  return body?.classList.contains('sb-show-main') ? body : null
}

/** Returns the positions on the page and in its frames, as a text that changes while anything moves. */
export function currentPositions() {
  const frames = [...document.querySelectorAll('[data-story-block] iframe')].filter((frame) => frame.contentDocument)
  const boxes = frames.flatMap((frame) => [frame, ...frame.contentDocument.querySelectorAll(OPENED)])
  return boxes.map((element) => JSON.stringify(element.getBoundingClientRect())).join()
}

/**
 * Waits until every story on the page has rendered and settled, including those in frames; returns those that stay
 * blank.
 */
export async function waitForStories(gracePeriod) {
  const blocks = [...document.querySelectorAll('[data-story-block]')]
  const waiting = new Map(blocks.map((block) => [block, block.id.replace(/^story--/, '')]))
  for (const frame of document.querySelectorAll('[data-story-block] iframe')) frame.loading = 'eager'
  const until = Date.now() + gracePeriod
  let last = ''
  for (let still = 0; still < STILL && Date.now() < until; still = currentPositions() === last ? still + 1 : 0) {
    for (const block of waiting.keys()) {
      const place = containerOf(block)
      if (place && isDrawn(place)) waiting.delete(block)
    }
    last = waiting.size === 0 ? currentPositions() : 'not all rendered'
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return [...waiting.values()].map((id) => `the frame of ${id} is blank`)
}

export const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 1

export const quoted = (text) => `‘${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}’`

/** Whether a text is code: in a code element, or a type in the props table. */
export function isCode(parent) {
  if (parent.closest('code, pre, kbd, samp, textarea, .docblock-source')) return true
  return parent.closest('.docblock-argstable') !== null && /monospace/.test(getComputedStyle(parent).fontFamily)
}

/** Returns the texts of the page except code, each with its element. */
export function textsOf(page) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) {
    const { textContent: text, parentElement: parent } = walker.currentNode
    if (text.trim() && parent && !parent.closest('style, script, [hidden]') && !isCode(parent))
      texts.push([text, parent])
  }
  return texts
}

/** Returns errors of the page's text and layout. */
export async function readText() {
  const page = document.querySelector('#storybook-docs')
  await document.fonts.ready
  const texts = textsOf(page)
  const ownHeadings = [...page.querySelectorAll('h1')].filter(
    (heading) => !heading.closest('[data-story-block], [inert]'),
  )
  const raw = texts.filter(([text, parent]) => RAW.test(text) && !parent.closest('[data-story-block], [inert]'))
  const others = texts.filter(([, parent]) => !/^["']Inter Variable/.test(getComputedStyle(parent).fontFamily))
  const isLoaded = [...document.fonts].some(
    ({ family, status }) => /Inter Variable/.test(family) && status === 'loaded',
  )
  const types = [...page.querySelectorAll('.docblock-argstable td:nth-child(2) span')].filter(
    ({ textContent, childElementCount }) => childElementCount === 0 && VAGUE.has(textContent.trim()),
  )
  return [
    ownHeadings.length !== 1 && `has ${ownHeadings.length} first-level headings`,
    ...raw.map(([text]) => `shows raw syntax: ${quoted(text)}`),
    ...others.slice(0, 3).map(([text, { tagName }]) => `does not use Inter: ${quoted(text)} (${tagName})`),
    !isLoaded && 'has not loaded Inter',
    ...types.map((type) => `does not show the values of the prop ${type.closest('tr')?.cells[0].textContent}`),
  ].filter(Boolean)
}

/** Whether a part of a story is rendered outside of its story. */
export function extendsBeyondStory(element) {
  const [own, place] = [element, element.closest('[data-story-block]')].map((each) => each.getBoundingClientRect())
  return own.top < place.top || own.bottom > place.bottom || own.left < place.left || own.right > place.right
}

/** Returns overlays without a frame, content clipped by a frame, and elements wider than the viewport. */
export function readLayout() {
  const page = document.querySelector('#storybook-docs')
  const over = [...document.body.children].filter(
    (element) =>
      !element.matches('[class^=sb-], script, style, [id^=storybook], [data-live-announcer]') && isShown(element),
  )
  const loose = [...page.querySelectorAll('[data-story-block] *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && isShown(element) && extendsBeyondStory(element),
  )
  const cut = [...page.querySelectorAll('[data-story-block] iframe')].flatMap((frame) => {
    const { contentDocument: inside, contentWindow: view, title } = frame
    const opened = inside?.querySelectorAll(OPENED)
    return [...(opened ?? [])].flatMap((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect()
      const isCut = top < 0 || left < 0 || right > view.innerWidth || bottom > view.innerHeight
      return height > 0 && isCut ? [`the frame of ${title} clips its ${element.getAttribute('role')}`] : []
    })
  })
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  return [
    ...over.map(({ textContent }) => `is covered by an overlay of a story: ${quoted(textContent)}`),
    page.closest('[inert], [aria-hidden=true]') && 'is inert',
    ...loose.map(({ textContent }) => `has a story that extends beyond its block: ${quoted(textContent)}`),
    ...cut,
    beyond > 1 && `is ${beyond} px wider than the window`,
  ].filter(Boolean)
}

/** Returns an element that axe refuses, with the first reason. */
export function describeNode({ target, any, all, none }) {
  return `${target.join(' ')}: ${[...any, ...all, ...none][0]?.message}`
}

/** Returns axe violations of the page; framed stories are checked as stories. */
export async function runAxe() {
  const context = { include: '#storybook-docs', exclude: ['[data-live-announcer]', '[data-story-block] iframe'] }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await window.axe.run(context, { runOnly: tags, iframes: false })
  return violations.map(
    ({ id, help, nodes }) => `axe: ${help} (${id})\n    ${nodes.slice(0, 4).map(describeNode).join('\n    ')}`,
  )
}
