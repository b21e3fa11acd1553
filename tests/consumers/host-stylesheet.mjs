/** Derived properties, and font smoothing, which the host chooses. */
const IGNORED_PROPERTIES =
  /^(--|-webkit-|-moz-|font-synthesis|text-rendering|perspective-origin|transform-origin|tab-size|inset|(min-|max-)?(block|inline)-size|.*-(block|inline)(-|$))/

/* Runs in the page, so it cannot use variables from outside. */
function compare({ host, ignored }) {
  const isIgnored = new RegExp(ignored)
  const own = new CSSStyleSheet()
  own.replaceSync(host)
  const selectors = new Set()
  const collect = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) selectors.add(rule.selectorText)
      else collect(rule.cssRules)
    }
  }
  collect(own.cssRules)

  const elements = [...document.body.querySelectorAll('*')].filter((element) => {
    for (let each = element; each !== document.body; each = each.parentElement) {
      const { clipPath, opacity, display } = getComputedStyle(each)
      if (clipPath === 'inset(50%)' || Number(opacity) < 0.01 || display === 'none') return false
    }
    return element.id !== 'root'
  })
  const computedStyles = () =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      return [...style].filter((name) => !isIgnored.test(name)).map((name) => [name, style.getPropertyValue(name)])
    })

  // The root font size stays as the host sets it, because user settings affect it the same way.
  document.documentElement.style.fontSize = getComputedStyle(document.documentElement).fontSize
  // The host's root element keeps its own styles; only elements inside it are compared.
  const root = document.querySelector('#root')
  const { width, margin, borderInline, display, flexDirection, minHeight } = getComputedStyle(root ?? document.body)
  Object.assign(root?.style ?? {}, { width, margin, borderInline, display, flexDirection, minHeight })

  const before = computedStyles()
  const found = new Set()
  const removeRules = (stylesheet) => {
    for (let index = stylesheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = stylesheet.cssRules[index]
      if (rule instanceof CSSMediaRule) removeRules(rule)
      else if (selectors.has(rule.selectorText)) {
        found.add(rule.selectorText)
        stylesheet.deleteRule(index)
      }
    }
  }
  for (const stylesheet of document.styleSheets) removeRules(stylesheet)
  const after = computedStyles()
  const differences = elements.flatMap((element, index) =>
    before[index]
      .map(([name, value], at) => [name, after[index][at][1], value])
      .filter(([, alone, beside]) => alone !== beside)
      .map(
        ([name, alone, beside]) =>
          `${element.localName} “${element.textContent.slice(0, 20)}”: ${name} ${alone} → ${beside}`,
      ),
  )
  return { differences, missed: [...selectors].filter((selector) => !found.has(selector)), count: elements.length }
}

/**
 * Removes the rules of a host's stylesheet from a page. Returns the elements that look different with and without them,
 * the rules that the page lacks, and the number of compared elements.
 */
export const compareWithHost = (page, host) => page.evaluate(compare, { host, ignored: IGNORED_PROPERTIES.source })
