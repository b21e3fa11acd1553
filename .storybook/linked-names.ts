import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a page's syntax tree that this module reads. */
interface Node {
  type: string
  value?: string
  depth?: number
  url?: string
  children?: Node[]
}

const FOLDER = join(import.meta.dirname, '../packages/ui/src/components')
/** The sections of a component’s page that recommend other components. */
const LEADING = ['When not to use it', 'Alternatives']
/** A word that can be a component's name. After an abbreviation it is part of a longer name, as in 'AG Grid'. */
const NAME = /(?<!\b[A-Z]{2,} )\b([A-Z]\w+)\b/

/** The addresses of the components’ pages, by the titles of their stories. */
function readAddresses() {
  const addresses = new Map<string, string>()
  for (const name of readdirSync(FOLDER)) {
    const stories = readFileSync(join(FOLDER, name, `${name}.stories.tsx`), 'utf8')
    const [, group] = /^ {2}title: '(\w+)\//m.exec(stories) ?? []
    if (group) addresses.set(name, `./?path=/docs/${`${group}-${name}`.toLowerCase()}--docs`)
  }
  return addresses
}

const partOf = (page: string, heading: string) => (page.split(`\n## ${heading}\n`)[1] ?? '').split(/^## /m)[0] ?? ''

/** The components that each page recommends as alternatives. */
function readAlternatives(names: Iterable<string>) {
  const pages = [...names].map((name) => [name, readFileSync(join(FOLDER, name, `${name}.mdx`), 'utf8')] as const)
  return new Map(pages.map(([name, page]) => [name, new Set(partOf(page, 'Alternatives').match(/\b[A-Z]\w+/g))]))
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('')

/** The component whose stories a page imports; Storybook does not pass the file name. */
const ownName = ({ children = [] }: Node) =>
  children.flatMap(({ value = '' }) => /from '\.\/(\w+)\.stories\.tsx'/.exec(value)?.[1] ?? []).at(0) ?? ''

/** The nodes below each second-level heading. */
function partsOf({ children = [] }: Node) {
  const parts = new Map<string, Node[]>()
  let part: Node[] = []
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      part = []
      parts.set(textOf(node), part)
    } else part.push(node)
  }
  return parts
}

/**
 * On component pages, links names of other components to their pages. The ‘Alternatives’ section also links to
 * components that name this one in theirs, so authors write each relation only once.
 */
export function linkedNames() {
  const addresses = readAddresses()
  const alternatives = readAlternatives(addresses.keys())
  const linkTo = (name: string): Node => ({
    type: 'link',
    url: addresses.get(name) ?? '',
    children: [{ type: 'text', value: name }],
  })

  function withLinks(node: Node, own: string): Node[] {
    if (node.type !== 'text') {
      if (node.children && node.type !== 'link') node.children = node.children.flatMap((child) => withLinks(child, own))
      return [node]
    }
    return (node.value ?? '')
      .split(NAME)
      .map((value) => (value !== own && addresses.has(value) ? linkTo(value) : { type: 'text', value }))
  }

  const seeAlso = (names: readonly string[]): Node => ({
    type: 'paragraph',
    children: [
      { type: 'text', value: 'See also ' },
      ...names.flatMap((name, index) => [...(index > 0 ? [{ type: 'text', value: ', ' }] : []), linkTo(name)]),
      { type: 'text', value: '.' },
    ],
  })

  return (tree: Node) => {
    const own = ownName(tree)
    if (!addresses.has(own)) return
    const parts = partsOf(tree)
    for (const node of LEADING.flatMap((heading) => parts.get(heading) ?? [])) withLinks(node, own)
    const others = [...alternatives].filter(([name, theirs]) => theirs.has(own) && !alternatives.get(own)?.has(name))
    const last = parts.get('Alternatives')?.findLast(({ type }) => type === 'list' || type === 'paragraph')
    const index = last && tree.children?.indexOf(last)
    if (index === undefined || others.length === 0) return
    tree.children?.splice(index + 1, 0, seeAlso(others.map(([name]) => name)))
  }
}
