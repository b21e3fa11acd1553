/** The attributes that jsdom's own style sheet uses in selectors. */
const attributes = ['hidden', 'type', 'href', 'open', 'popover', 'dir', 'align']
/** The style properties that jsdom lets elements inherit. */
const inherited = /color|visibility|pointer-events/

/** Elements with the same name and attributes, under equal parents. */
interface Kind {
  /** Computed styles by inline style. */
  styles: Map<string | null, CSSStyleDeclaration>
  children: Map<string, Kind>
}

const mark = Symbol('cached')
const newKind = (): Kind => ({ styles: new Map(), children: new Map() })
const root = newKind()

/**
 * Returns how many rules the page's own style sheets have. React Aria's only rule, about scrolling by touch, is in a
 * layer that jsdom ignores.
 */
const countRules = () =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === 'react-aria-pressable-style'))
    .reduce((sum, { cssRules }) => sum + cssRules.length, 0)

/**
 * Caches computed styles until the page changes, because role queries read them several times for each element. Results
 * equal those of jsdom, which has no separate styles for pseudo-elements. On a page without a style sheet, elements of
 * one kind share a style.
 */
export function cacheComputedStyles() {
  const compute = window.getComputedStyle
  if (mark in compute) return
  let kinds = new WeakMap<Element, Kind>()
  let styled = new WeakMap<Element, CSSStyleDeclaration>()
  let rules = 0
  const forget = () => {
    kinds = new WeakMap()
    styled = new WeakMap()
  }
  const observer = new MutationObserver(forget)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  const kindOf = (element: Element): Kind => {
    const known = kinds.get(element)
    if (known) return known
    const { children } = element.parentElement ? kindOf(element.parentElement) : root
    const style = element.getAttribute('style') ?? ''
    const values = attributes.map((name) => element.getAttribute(name))
    const key = [element.localName, ...values, inherited.test(style) && style].join('|')
    const kind = children.get(key) ?? newKind()
    children.set(key, kind)
    kinds.set(element, kind)
    return kind
  }
  const styleByKind = (element: Element) => {
    const { styles } = kindOf(element)
    const style = element.getAttribute('style')
    const known = styles.get(style) ?? compute.call(window, element)
    styles.set(style, known)
    return known
  }

  const cached = (element: Element) => {
    if (!element.isConnected) return compute.call(window, element)
    const count = countRules()
    if (observer.takeRecords().length > 0 || count !== rules) forget()
    rules = count
    // The style of some elements depends on their state or their position.
    const isAlone = rules > 0 || element.matches('dialog, summary, [popover]')
    const known = styled.get(element) ?? (isAlone ? compute.call(window, element) : styleByKind(element))
    styled.set(element, known)
    return known
  }
  window.getComputedStyle = Object.assign(cached, { [mark]: true })
}
