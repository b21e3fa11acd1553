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

/** React Aria's own sheet says how the page scrolls by touch, in a layer that jsdom does not know. */
const hasOwnSheet = () =>
  [...document.styleSheets].some(
    ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.id === 'react-aria-pressable-style'),
  )

/**
 * Caches computed styles, which each role query asks for several times for each element. Results stay those of jsdom:
 * it has no other one for a pseudo-element, a page with a style sheet is not cached, and the cache is dropped as soon as a node or a styling attribute changes.
 */
export function cacheComputedStyles() {
  const compute = window.getComputedStyle
  if (mark in compute) return
  let kinds = new WeakMap<Element, Kind>()
  const root = newKind()
  const observer = new MutationObserver(() => {
    kinds = new WeakMap()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['style', ...attributes] })

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

  const cached = (element: Element, pseudo?: string | null) => {
    // The state of some elements, or their place among others, decides on their style.
    const isApart = !element.isConnected || element.matches('dialog, summary, [popover]')
    if (isApart || hasOwnSheet()) return compute.call(window, element, pseudo)
    if (observer.takeRecords().length > 0) kinds = new WeakMap()
    const { styles } = kindOf(element)
    const style = element.getAttribute('style')
    const known = styles.get(style) ?? compute.call(window, element)
    styles.set(style, known)
    return known
  }
  window.getComputedStyle = Object.assign(cached, { [mark]: true })
}
