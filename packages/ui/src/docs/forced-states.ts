/** What a person may be doing to a control, and how styles know of it. */
const STATES = {
  hover: { pseudo: /:hover\b/g, data: ['hovered'] },
  focus: { pseudo: /:focus(?:-visible|-within)?\b/g, data: ['focused', 'focusVisible', 'focusWithin'] },
  press: { pseudo: /:active\b/g, data: ['pressed'] },
} as const

export type ForcedState = keyof typeof STATES

const CONTROLS = 'a, button, input, textarea, select, [data-rac], [role=row], [role=option], [role=menuitem]'
const done = new WeakSet<CSSRule>()

/** Writes each rule for a pseudo-class once more, for what lies within an element that says that all controls are in that state. */
function copyRules(list: CSSRuleList, into: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of list) {
    if (done.has(rule)) continue
    done.add(rule)
    if (rule instanceof CSSGroupingRule) copyRules(rule.cssRules, rule)
    if (!(rule instanceof CSSStyleRule)) continue
    for (const [state, { pseudo }] of Object.entries(STATES)) {
      const selectors = rule.selectorText.replaceAll(pseudo, '')
      if (selectors === rule.selectorText) continue
      const selector = `[data-forced-state=${state}] :is(${selectors})`
      into.insertRule(`${selector} { ${rule.style.cssText} }`, into.cssRules.length)
    }
  }
}

/** Storybook's own parts of a documentation page are left alone. */
const isOfStory = (control: Element) => control.closest('.sb-story') ?? !control.closest('#storybook-docs')

const controlsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(isOfStory)

function mark(element: HTMLElement, state: ForcedState) {
  for (const control of controlsIn(element)) for (const name of STATES[state].data) control.dataset[name] ??= 'true'
}

/** Shows all controls within an element as if they were pointed at, focused or pressed; answers how to end it. */
export function force(element: HTMLElement, state: ForcedState) {
  for (const sheet of document.styleSheets) copyRules(sheet.cssRules, sheet)
  element.dataset['forcedState'] = state
  mark(element, state)
  const observer = new MutationObserver(() => mark(element, state))
  observer.observe(element, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    delete element.dataset['forcedState']
    for (const control of controlsIn(element)) for (const name of STATES[state].data) delete control.dataset[name]
  }
}
