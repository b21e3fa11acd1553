/** Marks a text as translated with brackets, in place of a real translation. */
export const translated = (text: string) => `⟦${text}⟧`

function element(text: Node) {
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.append(text)
  outer.append(inner)
  return outer
}

function textNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter(({ data }) => data.trim() !== '' && !data.startsWith('⟦'))
}

/**
 * Wraps each text in two nested `font` elements, as Chrome’s translator does. `how` tells whether the text node is
 * replaced or moved.
 */
export function translatePage(how: 'replaced' | 'moved' = 'replaced') {
  for (const node of textNodes()) {
    const translation = translated(node.data)
    const marker = document.createComment('')
    node.replaceWith(marker)
    if (how === 'moved') node.data = translation
    marker.replaceWith(element(how === 'moved' ? node : document.createTextNode(translation)))
  }
}

/** Returns the page’s text without translation marks and without announcements. */
export function pageText() {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const announcer of page.querySelectorAll('[data-live-announcer]')) announcer.remove()
  return page.textContent.replaceAll(/[⟦⟧]/g, '')
}
