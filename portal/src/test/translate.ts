/** Replaces each text of the page by a translated text in two nested `font` elements, as Chrome's translator does. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(`⟦${text.data}⟧`)
    outer.append(inner)
    text.replaceWith(outer)
  }
}
