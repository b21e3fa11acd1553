import { ElementType, parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['childNodes'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: object }>

/** Elements whose content is not readable text. */
const DROPPED = new Set(['script', 'style', 'template', 'title', 'textarea', 'iframe', 'object', 'noscript', 'select'])

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node
export const isDropped = ({ name }: HtmlElement) => DROPPED.has(name)

/** The text of a text node, or `undefined`. */
export const dataOf = (node: HtmlNode) => (node.type === ElementType.Text ? node.data : undefined)

export const parseHtml = (html: string): readonly HtmlNode[] => parseDocument(html).childNodes

function rawTextOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return dataOf(node) ?? ''
      if (node.name === 'img') return altOf(node)
      if (node.name === 'br') return ' '
      return isDropped(node) ? '' : rawTextOf(node.children)
    })
    .join('')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** All text of some nodes on one line. */
export const textOf = (nodes: readonly HtmlNode[]) => oneLine(rawTextOf(nodes))

/** The alternative text of an image. */
export const altOf = ({ attribs }: HtmlElement) => oneLine(attribs['alt'] ?? attribs['title'] ?? '')
