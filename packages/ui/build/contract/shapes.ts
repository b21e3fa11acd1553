import type { ESTree } from 'vite'
import { type Members, membersOf, membersOfType, partsOf } from './members.ts'
import { type Declared, textOf } from './modules.ts'
import { reachedDeclarations } from './prop-contract.ts'

/** A property of a type: whether it is optional, and its type as text on one line and as parsed. */
export interface Property {
  isOptional: boolean
  text: string
  type: ESTree.TSType | undefined
}

/** A type with members in the public API, and the component whose props it is. */
export interface Shape {
  name: string
  component: string | undefined
  properties: Map<string, Property>
  /** Alternatives that a type also requires, such as 'Named'. */
  choices: string[]
}

function propertyOf([name, { file, node }]: [string, Members extends Map<string, infer M> ? M : never]): [
  string,
  Property,
] {
  const isProperty = node.type === 'TSPropertySignature'
  const type = isProperty ? node.typeAnnotation?.typeAnnotation : undefined
  return [
    name.replaceAll("'", ''),
    { isOptional: isProperty && node.optional, type, text: type ? textOf(file, type) : textOf(file, node) },
  ]
}

/** Members of a union's alternatives, all of them optional. */
function chosen(file: string, choice: ESTree.TSType): [string, Property][] {
  const types = choice.type === 'TSUnionType' ? choice.types : [choice]
  return types
    .map((type) => (type.type === 'TSParenthesizedType' ? type.typeAnnotation : type))
    .flatMap((type) => [...(membersOfType(file, type) ?? [])].map(propertyOf))
    .map(([name, property]) => [name, { ...property, isOptional: true }])
}

function shapeOf(declared: Declared, components: Set<string>): Shape[] {
  const parts = partsOf(declared)
  const members = membersOf(declared) ?? parts?.members
  if (!members || members.size === 0) return []
  const choices = parts?.choices ?? []
  const name = declared.name
  const component = name.endsWith('Props') ? name.slice(0, -'Props'.length) : ''
  return [
    {
      name,
      component: components.has(component) ? component : undefined,
      properties: new Map([
        ...choices.flatMap((choice) => chosen(declared.file, choice)),
        ...[...members].map(propertyOf),
      ]),
      choices: choices.map((choice) => textOf(declared.file, choice)),
    },
  ]
}

/** Returns all types with members in the public API, from the emitted declarations. */
export function shapesOf(declarations: string) {
  const reached = reachedDeclarations(declarations)
  const components = new Set(
    reached.filter(({ name, node }) => /^[A-Z]/.test(name) && !node.type.startsWith('TSInt')).map(({ name }) => name),
  )
  return reached.flatMap((declared) => shapeOf(declared, components))
}
