import { fold } from '../../internal/fold.ts'
import { type HtmlElement, type HtmlNode, isDropped, isElement, parseHtml, textOf } from './html.ts'

/** A heading of an article. */
export interface ArticleHeading {
  /** The id of the heading's element, made from its text. */
  id: string
  level: 2 | 3 | 4
  text: string
}

/** Data of an article that other parts of a page need before it renders. */
export interface Outline {
  headings: ReadonlyMap<HtmlElement, ArticleHeading>
  /** Names of the tables: the caption, or the nearest heading before it. */
  tableNames: ReadonlyMap<HtmlElement, string>
}

const LEVELS: Partial<Record<string, ArticleHeading['level']>> = { h2: 2, h3: 3, h4: 4 }

/** The heading levels that an article can have. */
export const levelOf = ({ name }: HtmlElement) => LEVELS[name]

const slugOf = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section'

/** Returns a function that keeps a name unchanged the first time, and adds a number after that. */
function uniqueNames(separator: string) {
  const taken = new Set<string>()
  return (name: string) => {
    let unique = name
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}${separator}${count}`
    taken.add(unique)
    return unique
  }
}

const captionOf = (table: HtmlElement) => table.children.find((child) => isElement(child) && child.name === 'caption')

/** Collects the headings and the names of the tables, in text order. */
export function outlineOf(nodes: readonly HtmlNode[]): Outline {
  const headings = new Map<HtmlElement, ArticleHeading>()
  const tableNames = new Map<HtmlElement, string>()
  const uniqueId = uniqueNames('-')
  const uniqueTable = uniqueNames(' ')
  let section = ''

  function visit(node: HtmlNode) {
    if (!isElement(node) || isDropped(node)) return
    const level = levelOf(node)
    const text = level && textOf(node.children)
    if (level && text) {
      section = text
      headings.set(node, { id: uniqueId(slugOf(text)), level, text })
    }
    if (node.name === 'table') {
      const caption = captionOf(node)
      const name = (caption && textOf([caption])) || section
      if (name) tableNames.set(node, uniqueTable(name))
    }
    node.children.forEach(visit)
  }
  nodes.forEach(visit)
  return { headings, tableNames }
}

/** Lists the headings of an article's HTML, with the ids that `Article` gives them when `hasHeadingLinks` is set. */
export function headingsOf(html: string): readonly ArticleHeading[] {
  return [...outlineOf(parseHtml(html)).headings.values()]
}
