/** The attributes by which jsdom's own style sheet tells elements apart. */
const attributes = ['hidden', 'type', 'href', 'open', 'popover', 'dir', 'align']
/** The inline styles that jsdom hands on to what is within an element. */
const inherited = /color|visibility|pointer-events/

/** Elements of one name and the same attributes, below parents that are alike. */
interface Kind {
  /** Computed styles by inline style. */
  styles: Map<string | null, CSSStyleDeclaration>
  children: Map<string, Kind>
}

const mark = Symbol('cached')
const newKind = (): Kind => ({ styles: new Map(), children: new Map() })
const root = newKind()

/** How many rules a page has itself; React Aria's says how it scrolls by touch, in a layer that jsdom does not know. */
const countRules = () =>
  [...document.styleSheets]
    .filter(({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === 'react-aria-pressable-style'))
    .reduce((sum, { cssRules }) => sum + cssRules.length, 0)

/**
 * Caches computed styles, which each role query asks for several times for each element, until the page changes. Results
 * stay those of jsdom, which has no others for pseudo-elements. On a page without a style sheet, elements of one kind
 * share theirs.
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
    // The state of some elements, or their place among others, decides on their style.
    const isAlone = rules > 0 || element.matches('dialog, summary, [popover]')
    const known = styled.get(element) ?? (isAlone ? compute.call(window, element) : styleByKind(element))
    styled.set(element, known)
    return known
  }
  window.getComputedStyle = Object.assign(cached, { [mark]: true })
}
