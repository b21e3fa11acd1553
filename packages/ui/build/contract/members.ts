import type { ESTree } from 'vite'
import { type Declared, find, textOf } from './modules.ts'

/** A member of a type, and its file. */
export interface Member {
  file: string
  node: ESTree.TSSignature
}

export type Members = Map<string, Member>

const unsupported = (file: string, node: ESTree.Span) =>
  new Error(
    `The prop contract cannot read '${textOf(file, node)}' in ${file}. Add support for it in build/contract/members.ts.`,
  )

/** Returns the explicit members by name. */
export const stated = (file: string, nodes: ESTree.TSSignature[]): Members =>
  new Map(nodes.map((node) => [textOf(file, 'key' in node ? node.key : node), { file, node }]))

/** Returns the keys in Omit or Pick. */
function keysOf(file: string, type: ESTree.TSType): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap((each) => keysOf(file, each))
  if (type.type === 'TSLiteralType') return [textOf(file, type).replace(/^'([$\w]+)'$/, '$1')]
  throw unsupported(file, type)
}

/** Returns the members of a type by its name and arguments: one of ours, or Omit or Pick of one. */
function membersOfName(file: string, name: string, given: ESTree.TSType[]): Members | undefined {
  const [whole, keys] = given
  if ((name === 'Omit' || name === 'Pick') && whole && keys) {
    const named = keysOf(file, keys)
    const members = membersOfType(file, whole)
    return members && new Map([...members].filter(([key]) => named.includes(key) === (name === 'Pick')))
  }
  const found = find(file, name)
  // Type arguments do not change the member names of a generic base.
  return found && 'node' in found ? membersOf(found) : undefined
}

/** Returns the members of a type as written; undefined if it has none or is a union. */
export function membersOfType(file: string, type: ESTree.TSType): Members | undefined {
  if (type.type === 'TSTypeLiteral') return stated(file, type.members)
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
    return membersOfName(file, type.typeName.name, type.typeArguments?.params ?? [])
  if (type.type !== 'TSIntersectionType') return undefined
  const parts = type.types.map((each) => membersOfType(file, each))
  return parts.every((part) => part !== undefined) ? new Map(parts.flatMap((part) => [...part])) : undefined
}

/** Splits an intersection into the members that always exist, merged, and its unions, such as Named. */
export function partsOf({ file, node }: Declared): { members: Members; choices: ESTree.TSType[] } | undefined {
  if (node.type !== 'TSTypeAliasDeclaration' || node.typeAnnotation.type !== 'TSIntersectionType') return undefined
  const parts = node.typeAnnotation.types.map((type) => ({ type, members: membersOfType(file, type) }))
  const choices = parts.filter(({ members }) => !members).map(({ type }) => type)
  return { members: new Map(parts.flatMap(({ members = new Map() }) => [...members])), choices }
}

/** Returns all members of a declared type, including inherited ones; undefined if it has none. */
export function membersOf({ file, node }: Declared): Members | undefined {
  if (node.type === 'TSTypeAliasDeclaration') return membersOfType(file, node.typeAnnotation)
  if (node.type !== 'TSInterfaceDeclaration') return undefined
  const inherited = node.extends.flatMap((base) => {
    const { expression, typeArguments } = base
    const members =
      expression.type === 'Identifier' ? membersOfName(file, expression.name, typeArguments?.params ?? []) : undefined
    if (!members) throw unsupported(file, base)
    return [...members]
  })
  return new Map([...inherited, ...stated(file, node.body.body)])
}
