import type { SourceFormat } from '@tessera/contract'
import { IMAGES_PATH } from '@tessera/contract'
import type { Element, Nodes, Root } from 'hast'
import { Marked } from 'marked'
import { articleOf, htmlOf } from '../core/text/safe-html.ts'

const markdown = new Marked({
  async: false,
  gfm: true,
  // Addresses in a text are often examples, so only explicit links become links.
  tokenizer: { url: () => undefined },
})

const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4'])
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'br', 'blockquote', 'pre', 'caption', 'tr'])

const isElement = (node: Nodes): node is Element => node.type === 'element'

/** Images come from the portal only, because other hosts would learn who reads the text. */
const isOwnImage = (src: unknown): boolean =>
  typeof src === 'string' && (src.startsWith('mosaic:') || (src.startsWith(IMAGES_PATH) && !src.includes('..')))

function withOwnImages(nodes: Root['children']): Root['children'] {
  return nodes.flatMap((node): Root['children'] => {
    if (!isElement(node)) return [node]
    if (node.tagName !== 'img') return [{ ...node, children: withOwnImages(node.children) as Element['children'] }]
    if (isOwnImage(node.properties['src'])) return [node]
    const alt = node.properties['alt']
    return typeof alt === 'string' && alt ? [{ type: 'text', value: alt }] : []
  })
}

function textOf(node: Nodes, isWanted: (element: Element) => boolean): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (isElement(node) && !isWanted(node))) return ''
  const text = node.children.map((child) => textOf(child, isWanted)).join('')
  if (isElement(node) && CELLS.has(node.tagName)) return ` ${text} · `
  return isElement(node) && (BLOCKS.has(node.tagName) || HEADINGS.has(node.tagName)) ? ` ${text} ` : text
}

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function headingsIn(node: Nodes): string[] {
  if (!('children' in node)) return []
  if (isElement(node) && HEADINGS.has(node.tagName)) return [oneSpaced(textOf(node, () => true))]
  return node.children.flatMap(headingsIn)
}

/** A text in its published and searchable forms. */
export interface Prose {
  /** Sanitized. */
  html: string
  headings: string
  /** Without headings and markup. */
  body: string
}

/** Renders the source of a text. HTML in Markdown is sanitized like any other HTML. */
export function renderProse(format: SourceFormat, source: string): Prose {
  const tree = articleOf(format === 'markdown' ? markdown.parse(source, { async: false }) : source)
  const own: Root = { ...tree, children: withOwnImages(tree.children) }
  return {
    html: htmlOf(own),
    headings: headingsIn(own).join(' · '),
    body: oneSpaced(textOf(own, ({ tagName }) => !HEADINGS.has(tagName))),
  }
}
