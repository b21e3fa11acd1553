/** Returns a text as the browser's translator would. */
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

/** Translates the page like Chrome: each text moves into two `font` elements, as a new node or the old one. */
export function translatePage(how: 'replaced' | 'moved' = 'replaced') {
  for (const node of textNodes()) {
    const words = translated(node.data)
    const place = document.createComment('')
    node.replaceWith(place)
    if (how === 'moved') node.data = words
    place.replaceWith(element(how === 'moved' ? node : document.createTextNode(words)))
  }
}

/** Returns the text of the page, without text that is only announced. */
export function wordsOfPage() {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const spoken of page.querySelectorAll('[data-live-announcer]')) spoken.remove()
  return page.textContent.replaceAll(/[⟦⟧]/g, '')
}
