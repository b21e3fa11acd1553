import type { ESTree } from 'vite'
import { type Members, membersOf, partsOf, stated } from './members.ts'
import { type Declared, textOf } from './modules.ts'

/** A declaration as the contract prints it, with its source positions. */
export interface Shown {
  text: string
  parts: { file: string; node: unknown }[]
}

const inBraces = (lines: string[]) => `{\n${lines.map((line) => line.replaceAll(/^/gm, '  ')).join('\n')}\n}`

/** Sorts members by name, so that neither their order nor inheritance matters. */
const memberLines = (members: Members) =>
  [...members]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { file, node }]) => {
      if (node.type !== 'TSPropertySignature' || !node.typeAnnotation) return textOf(file, node)
      const { typeAnnotation } = node.typeAnnotation
      return `${node.readonly ? 'readonly ' : ''}${key}${node.optional ? '?' : ''}: ${typeText(file, typeAnnotation)}`
    })

/** Formats a type on one line; one with many members has one line per member. */
function typeText(file: string, type: ESTree.TSType): string {
  const text = textOf(file, type)
  return text.length > 100 && type.type === 'TSTypeLiteral' ? inBraces(memberLines(stated(file, type.members))) : text
}

const parameterText = (file: string, node: ESTree.ParamPattern) =>
  node.type === 'ObjectPattern' && node.typeAnnotation
    ? `props${textOf(file, node.typeAnnotation)}`
    : textOf(file, node)

/** Formats a declaration: a type with all its members, a function with its parameters and result. */
export function show(declared: Declared): Shown {
  const { name, file, node } = declared
  if (node.type === 'VariableDeclarator') {
    const type = node.id.typeAnnotation?.typeAnnotation
    const text = type ? `: ${typeText(file, type)}` : node.init ? ` = ${textOf(file, node.init)}` : ''
    return { text: `const ${name}${text}`, parts: [{ file, node: type }] }
  }
  const head = `${name}${node.typeParameters ? textOf(file, node.typeParameters) : ''}`
  const members = membersOf(declared)
  if (members) {
    const parts = [...members.values(), { file, node: node.typeParameters }]
    return { text: `type ${head} ${inBraces(memberLines(members))}`, parts }
  }
  const parts = [{ file, node }]
  const mixed = partsOf(declared)
  if (mixed && mixed.members.size > 0) {
    const choices = mixed.choices.map((choice) => textOf(file, choice))
    return {
      text: `type ${[`${head} ${inBraces(memberLines(mixed.members))}`, ...choices].join(' & ')}`,
      parts: [...mixed.members.values(), ...mixed.choices.map((choice) => ({ file, node: choice }))],
    }
  }
  if (node.type === 'TSTypeAliasDeclaration')
    return { text: `type ${head} = ${typeText(file, node.typeAnnotation)}`, parts }
  if ('params' in node) {
    const given = node.params.map((each) => parameterText(file, each)).join(', ')
    // The return type of a component is an implementation detail.
    const result = node.returnType && !/^[A-Z]/.test(name) ? textOf(file, node.returnType) : ''
    return { text: `function ${head}(${given})${result}`, parts: [{ file, node: result ? node : node.params }] }
  }
  const base = 'superClass' in node && node.superClass ? textOf(file, node.superClass) : ''
  const given = 'superTypeArguments' in node ? node.superTypeArguments : undefined
  return {
    text: `class ${head} extends ${base}${given ? textOf(file, given) : ''}`,
    parts: [{ file, node: given }],
  }
}
