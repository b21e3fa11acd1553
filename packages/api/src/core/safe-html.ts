import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Schema } from 'hast-util-sanitize'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/** What prose is made of, and nothing that acts. First-level headings are the page's own. */
const PROSE: Schema = {
  tagNames: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style', 'template'],
}

/** The tree of prose that somebody wrote as HTML, without what prose has no use for. */
export function proseOf(html: string): Root {
  const tree = sanitize(fromHtml(html, { fragment: true }), PROSE)
  if (tree.type !== 'root') throw new Error('The prose is no tree.')
  return tree
}

/** HTML as it is stored: prose alone. */
export function safeHtml(html: string): string {
  return toHtml(proseOf(html)).trim()
}
