import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Schema } from 'hast-util-sanitize'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/** Elements allowed in prose; none is interactive. First-level headings belong to the page. */
const PROSE: Schema = {
  tagNames: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style', 'template'],
}

/** Articles can also have tables, images, quotations and code. Authors cannot set ids and classes. */
const ARTICLE: Schema = {
  ...PROSE,
  tagNames: [
    ...(PROSE.tagNames ?? []),
    'blockquote',
    'pre',
    'code',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  attributes: { a: ['href'], img: ['src', 'alt', 'title'] },
  ancestors: {
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    li: ['ul', 'ol'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['mosaic'] },
}

function cleaned(html: string, schema: Schema): Root {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema)
  if (tree.type !== 'root') throw new Error('The prose is not a tree.')
  return tree
}

/** Parses prose from HTML and drops everything that the prose allowlist does not name. */
export function proseOf(html: string): Root {
  return cleaned(html, PROSE)
}

/** Parses an article from HTML and drops everything that the article allowlist does not name. */
export function articleOf(html: string): Root {
  return cleaned(html, ARTICLE)
}

/** The HTML of a sanitized tree. */
export function htmlOf(tree: Root): string {
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).trim()
}

/** Returns HTML as it is stored: only what the prose allowlist names. */
export function safeHtml(html: string): string {
  return htmlOf(proseOf(html))
}
