/** What a person may be doing to a control, and how styles know of it. */
const STATES = {
  hover: { pseudo: ':hover', data: 'hovered' },
  focus: { pseudo: ':focus-visible', data: 'focusVisible' },
  press: { pseudo: ':active', data: 'pressed' },
} as const

export type State = keyof typeof STATES | 'none'

const CONTROLS = 'a, button, input, textarea, select, [data-rac], [role=row], [role=option], [role=menuitem]'
const done = new WeakSet<CSSRule>()

/** Writes each rule for a pseudo-class once more, for when the root says that all controls are in that state. */
function copyRules(list: CSSRuleList, into: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of list) {
    if (done.has(rule)) continue
    done.add(rule)
    if (rule instanceof CSSGroupingRule) copyRules(rule.cssRules, rule)
    if (!(rule instanceof CSSStyleRule)) continue
    for (const [state, { pseudo }] of Object.entries(STATES)) {
      if (!rule.selectorText.includes(pseudo)) continue
      const selector = `:root[data-forced-state=${state}] :is(${rule.selectorText.replaceAll(pseudo, '')})`
      into.insertRule(`${selector} { ${rule.style.cssText} }`, into.cssRules.length)
    }
  }
}

/** The controls of stories; on a documentation page there are Storybook's own besides. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.closest('.sb-story') ?? !control.closest('#storybook-docs'),
  )

function mark(state: keyof typeof STATES) {
  for (const control of controls()) control.dataset[STATES[state].data] ??= 'true'
}

/** Shows all controls as if they were pointed at, focused or pressed; answers how to end it. */
export function force(state: State) {
  if (state === 'none') return undefined
  for (const sheet of document.styleSheets) copyRules(sheet.cssRules, sheet)
  document.documentElement.dataset['forcedState'] = state
  mark(state)
  const observer = new MutationObserver(() => mark(state))
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    delete document.documentElement.dataset['forcedState']
    for (const control of controls()) delete control.dataset[STATES[state].data]
  }
}
