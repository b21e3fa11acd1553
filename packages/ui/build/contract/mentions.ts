/** A type name in a declaration, and the module of an `import('…')`. */
export interface Mention {
  name: string
  from?: string
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns the first part of a dotted name. */
const firstOf = (name: unknown): string =>
  isNode(name) ? (typeof name['name'] === 'string' ? name['name'] : firstOf(name['left'])) : ''

/** Returns the type names in a part of a declaration. */
export function mentions(node: unknown): Mention[] {
  if (Array.isArray(node)) return node.flatMap(mentions)
  if (!isNode(node)) return []
  const inside = Object.values(node).flatMap(mentions)
  switch (node['type']) {
    case 'TSTypeReference':
      return [{ name: firstOf(node['typeName']) }, ...inside]
    case 'TSTypeQuery':
      return [{ name: firstOf(node['exprName']) }, ...inside]
    case 'TSInterfaceHeritage':
      return [{ name: firstOf(node['expression']) }, ...inside]
    case 'TSImportType': {
      const { source, qualifier } = node
      return isNode(source) ? [{ name: firstOf(qualifier), from: String(source['value']) }, ...inside] : inside
    }
    default:
      return inside
  }
}
