/** System colors, which stay unchanged when others are forced. */
const SYSTEM =
  /\b(?:AccentColor|ActiveText|ButtonBorder|ButtonFace|ButtonText|Canvas|CanvasText|Field|FieldText|GrayText|Highlight|HighlightText|LinkText|Mark|MarkText|VisitedText)\b/i
const KEPT = /^(?:inherit|initial|unset|revert|currentcolor)$/i
const ALPHA = /(?:\/\s*|rgba\((?:[^,]+,){3}\s*)(?<alpha>[\d.]+%?)\s*\)|#[\da-f]{6}(?<hex>[\da-f]{2})\b/i

/** Returns the value that forced colors give a property, or undefined if it keeps its own. */
export function forcedValue(property: string, value: string) {
  if (/^(?:box|text)-shadow$/.test(property)) return value === 'none' ? undefined : 'none'
  if (property === 'background-image') return /^none$|\burl\(/.test(value) ? undefined : 'none'
  // An SVG keeps its fills and strokes: browsers force the colors of text and boxes only.
  if (!/^(?:color|(?:background|outline|text-decoration|border.*)-color)$/.test(property)) return undefined
  if (KEPT.test(value) || SYSTEM.test(value)) return undefined
  if (property === 'color') return 'revert'
  if (property !== 'background-color') return 'currentcolor'
  // Keeps transparency, such as the backdrop of a dialog.
  if (/\b(?:transparent|none)\b/.test(value)) return undefined
  const { alpha, hex } = ALPHA.exec(value)?.groups ?? {}
  const opacity = alpha ?? (hex && String(parseInt(hex, 16) / 255))
  return opacity ? `rgb(from Canvas r g b / ${opacity})` : 'Canvas'
}

/** Rewrites a media condition so that it applies with forced colors. */
export const forcedCondition = (condition: string) =>
  condition
    .replaceAll(/\(forced-colors:\s*active\)/g, '(min-width: 0px)')
    .replaceAll(/\(forced-colors:\s*none\)/g, '(max-width: 0px)')

/** Rules for inline styles, which override all other rules. */
const INLINE_STYLE_RULES = `
  [style*='background']:not([style*='forced-color-adjust']) { background-color: Canvas !important }
  [style*='border']:not([style*='forced-color-adjust']) { border-color: currentcolor !important }
  [style*='shadow'] { box-shadow: none !important }
  :is([style^='color:'], [style*=' color:']):not([style*='forced-color-adjust']) { color: revert !important }`

let undo: (() => void)[] = []
let processed = new WeakSet<CSSStyleSheet>()

/** Resolves the custom properties in a value with those of the root. */
function resolved(value: string, depth = 4): string {
  const root = getComputedStyle(document.documentElement)
  const next = value.replaceAll(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name: string) =>
    root.getPropertyValue(name).trim(),
  )
  return next === value || depth === 0 ? value : resolved(next, depth - 1)
}

/**
 * The value that a rule declares for a property. A shorthand with a custom property doesn't expand to its longhands.
 */
function declaredValue(property: string, style: CSSStyleDeclaration) {
  const own = style.getPropertyValue(property)
  if (own) return own
  const declarations = [...style.cssText.matchAll(/(?<name>[\w-]+): (?<value>[^;]+)/g)].map(({ groups }) => groups)
  return (
    declarations.findLast((each) => property.startsWith(each?.['name']?.replace(/-color$/, '') ?? '?'))?.['value'] ?? ''
  )
}

/**
 * The text of a rule that forces another rule's colors. It has the same specificity and is inserted right after that
 * rule.
 */
function forcedRule({ selectorText, style }: CSSStyleRule) {
  const declarations = [...style].flatMap((property) => {
    const value = property.startsWith('--')
      ? undefined
      : forcedValue(property, resolved(declaredValue(property, style)))
    return value === undefined ? [] : [`${property}: ${value} ${style.getPropertyPriority(property) && '!important'}`]
  })
  return declarations.length > 0 ? `${selectorText} { ${declarations.join('; ')} }` : undefined
}

function insertAfter(rule: CSSRule, text: string) {
  const holder = rule.parentRule ?? rule.parentStyleSheet
  if (!(holder instanceof CSSStyleSheet || holder instanceof CSSGroupingRule || holder instanceof CSSStyleRule)) return
  const added = holder.cssRules[holder.insertRule(text, [...holder.cssRules].indexOf(rule) + 1)]
  undo.push(() => holder.deleteRule([...holder.cssRules].findIndex((each) => each === added)))
}

function forceCondition({ media }: CSSMediaRule) {
  const before = media.mediaText
  media.mediaText = forcedCondition(before)
  if (media.mediaText !== before) undo.push(() => (media.mediaText = before))
}

const rulesIn = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => [
    rule,
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? rulesIn(rule.cssRules) : []),
  ])

/** Storybook's own styles, which it adds during rendering, are ignored. */
const isOurs = ({ ownerNode }: CSSStyleSheet) => !(ownerNode instanceof Element && ownerNode.matches('[data-emotion]'))

function forceStylesheets() {
  const stylesheets = [...document.styleSheets].filter((stylesheet) => isOurs(stylesheet) && !processed.has(stylesheet))
  for (const stylesheet of stylesheets) processed.add(stylesheet)
  const rules = stylesheets.flatMap((stylesheet) => rulesIn(stylesheet.cssRules))
  for (const rule of rules) if (rule instanceof CSSMediaRule) forceCondition(rule)
  // Custom properties now have their forced values. All rules are computed before any is added, because reading a style
  // after each insertion forces a recalculation.
  const forced = rules.filter((rule) => rule instanceof CSSStyleRule).map((rule) => ({ rule, text: forcedRule(rule) }))
  for (const { rule, text } of forced) if (text) insertAfter(rule, text)
}

/**
 * Imitates a browser with forced colors, for users whose system has no such setting. Conditions on forced colors apply,
 * and other colors become system colors. Tests use the browser's own forced colors.
 */
export function setForcedColors(isOn: boolean) {
  if (isOn === undo.length > 0) return
  if (!isOn) {
    for (const step of undo.toReversed()) step()
    undo = []
    processed = new WeakSet()
    return
  }
  const inlineStylesheet = new CSSStyleSheet()
  inlineStylesheet.replaceSync(INLINE_STYLE_RULES)
  document.adoptedStyleSheets.push(inlineStylesheet)
  undo.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((stylesheet) => stylesheet !== inlineStylesheet)
  })
  forceStylesheets()
  // Styles load with the stories that need them.
  const observer = new MutationObserver(forceStylesheets)
  observer.observe(document.head, { childList: true })
  document.head.addEventListener('load', forceStylesheets, true)
  undo.push(() => {
    observer.disconnect()
    document.head.removeEventListener('load', forceStylesheets, true)
  })
}
