import type { InputType } from 'storybook/internal/csf'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { passedOn, propDescriptions } from './prop-descriptions.ts'

/** Generated type summaries that are too vague. The props table shows the type's text in their place. */
const vague = new Set(['union', 'enum', 'object', 'signature', 'intersection', 'other', 'Array', 'tuple'])
/** Types for which Storybook would show a JSON editor. */
const structuredTypes = new Set(['object', 'array', 'union', 'intersection', 'tuple', 'node', 'other'])

function withValues<Type extends InputType>(argType: Type): Type {
  const raw = typeof argType.type === 'object' ? argType.type['raw'] : undefined
  if (!raw || !vague.has(argType.table?.type?.summary ?? '')) return argType
  return { ...argType, table: { ...argType.table, type: { summary: raw } } }
}

/**
 * Replaces Storybook's JSON editor: text gets a text control, and values with a structure are visible in the code only.
 */
function withControl<Type extends InputType>(argType: Type, value: unknown): Type {
  const type = typeof argType.type === 'object' ? argType.type.name : argType.type
  const isStructured = typeof value === 'object' || (type !== undefined && structuredTypes.has(type))
  if (!isStructured || argType.control !== undefined) return argType
  return { ...argType, control: typeof value === 'string' ? { type: 'text' } : false }
}

const withDescription = <Type extends InputType>(name: string, argType: Type): Type =>
  argType.description ? argType : { ...argType, description: propDescriptions[name] ?? passedOn[name] }

const passed = Object.keys(passedOn)
const isRequired = ({ type }: InputType) => typeof type === 'object' && type.required === true

const rankOf = (name: string, argType: InputType) => (isRequired(argType) ? -1 : passed.indexOf(name) + 1)

/** Sorts required props first, then a component's own, then those passed to its element. Each has a description. */
export const arranged = <Type extends InputType>(argTypes: Readonly<Record<string, Type>>): Record<string, Type> =>
  Object.fromEntries(
    Object.entries(argTypes)
      .map(([name, argType]) => [name, withDescription(name, argType)] as const)
      .toSorted(([one, oneType], [other, otherType]) => rankOf(one, oneType) - rankOf(other, otherType)),
  )

/** Lets the props table show the values of a prop and usable controls. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Storybook itself adds the props that only a story sets, but later and without a description.
  const given = Object.keys(initialArgs).filter((name) => !(name in argTypes))
  const all = { ...argTypes, ...Object.fromEntries(given.map((name) => [name, { name }])) }
  const readable = ([name, argType]: [string, (typeof all)[string]]) =>
    [name, withControl(withValues(argType), initialArgs[name])] as const
  return arranged(Object.fromEntries(Object.entries(all).map(readable)))
}
