/** Interaction states of a control: pseudo-classes and React Aria's attributes. */
const STATES = {
  hover: { pseudo: ['hover'], own: ['hovered'], around: [] },
  focus: {
    pseudo: ['focus', 'focus-visible', 'focus-within'],
    own: ['focused', 'focusVisible'],
    around: ['focusWithin'],
  },
  // A press implies a hover.
  press: { pseudo: ['hover', 'active'], own: ['hovered', 'pressed'], around: [] },
} as const

export type ForcedState = keyof typeof STATES

const CONTROLS =
  'a, button, input, textarea, select, [data-rac], [role=row], [role=option], [role=menuitem], [role=separator][tabindex="0"]'
/** Elements that take focus themselves; others, such as a checkbox's label, only reflect it. */
const FOCUSABLE = 'a, button, input, textarea, select, summary, [tabindex]'
/** Interactive elements. */
const PARTS =
  ':is(a, button, input, textarea, select, summary, [tabindex="0"], [role=tab], [role=option], [role^=menuitem]):not([aria-hidden=true] *, [hidden])'
const CHOSEN = ':checked, [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
const UNABLE = ':disabled, [data-disabled], [aria-disabled=true], [data-disabled] *'
const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)\b/g
/** States that also match an ancestor. */
const OUTWARD = new Set(['hover', 'active', 'focus-within'])
const processed = new WeakSet<CSSStyleSheet>()

/** Extends each rule for a pseudo-class to elements marked with that class's name. */
function duplicatePseudoRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) duplicatePseudoRules(rule.cssRules)
    if (!(rule instanceof CSSStyleRule)) continue
    const marked = rule.selectorText.replaceAll(PSEUDO, '[data-forced~=$1]')
    if (marked !== rule.selectorText) rule.selectorText += `, ${marked}`
  }
}

/** Storybook's own parts of a documentation page are ignored. */
const isOfStory = (control: Element) => control.closest('.sb-story') ?? !control.closest('#storybook-docs')

const controlsIn = (element: HTMLElement, of: string) =>
  [...element.querySelectorAll<HTMLElement>(of)].filter((control) => isOfStory(control) && !control.matches(UNABLE))

function* around(control: HTMLElement, within: HTMLElement) {
  for (let each = control.parentElement; each && each !== within; each = each.parentElement) yield each
}

/** Sets attributes of a state, and keeps those that are already set. */
function set(element: HTMLElement, names: readonly string[], pseudo: readonly string[]) {
  for (const name of names) element.dataset[name] ??= 'true'
  const { forced = '' } = element.dataset
  const forcedNames = [...new Set([...forced.split(' '), ...pseudo])].filter(Boolean).join(' ')
  if (forcedNames !== forced) element.dataset['forced'] = forcedNames
}

const kindOf = (part: HTMLElement) => (part.closest('label') ?? part).className

/** Returns the first row if the tab stop is a menu, because the menu passes its focus on to that row. */
const focusedPart = (part: HTMLElement) =>
  part.matches('[role=menu]') ? (part.querySelector<HTMLElement>('[role^=menuitem]') ?? part) : part

/** Returns the single tab stop for focus. For a pointer, one part of each kind, unselected if possible. */
function partsOf(element: HTMLElement, state: ForcedState) {
  const parts = controlsIn(element, PARTS)
  if (state === 'focus')
    return parts
      .filter((part) => part.tabIndex >= 0)
      .slice(0, 1)
      .map(focusedPart)
  const chosen = parts.filter((part) => part.matches(CHOSEN))
  const others = parts.filter((part) => !part.matches(CHOSEN))
  return [...new Map([...chosen, ...others.toReversed()].map((part) => [kindOf(part), part])).values()]
}

/** Returns the controls that contain these parts and reflect their state, such as a checkbox's label. */
function defaultControls(element: HTMLElement, state: ForcedState) {
  const parts = partsOf(element, state)
  return controlsIn(element, CONTROLS).filter((control) => parts.some((part) => control.contains(part)))
}

function mark(element: HTMLElement, state: ForcedState, on: string | null) {
  const { pseudo, own, around: outer } = STATES[state]
  for (const control of on === null ? defaultControls(element, state) : controlsIn(element, on)) {
    set(control, [...own, ...outer], state === 'focus' && !control.matches(FOCUSABLE) ? ['focus-within'] : pseudo)
    for (const each of around(control, element)) {
      set(
        each,
        each.matches('[data-rac]') ? outer : [],
        pseudo.filter((name) => OUTWARD.has(name)),
      )
    }
  }
}

/**
 * Shows controls in an element as hovered, focused or pressed: all interactive ones, those of a selector, or with
 * `null` the default ones. Returns a function that restores them.
 */
export function force(element: HTMLElement, state: ForcedState, on: string | null = CONTROLS) {
  for (const stylesheet of document.styleSheets) {
    if (!processed.has(stylesheet)) duplicatePseudoRules(stylesheet.cssRules)
    processed.add(stylesheet)
  }
  mark(element, state, on)
  const observer = new MutationObserver(() => mark(element, state, on))
  observer.observe(element, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const each of element.querySelectorAll<HTMLElement>('[data-forced]')) {
      delete each.dataset['forced']
      for (const { own, around: outer } of Object.values(STATES))
        for (const name of [...own, ...outer]) delete each.dataset[name]
    }
  }
}
