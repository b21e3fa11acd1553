import type { InputType } from 'storybook/internal/csf'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** What is said of types that are made of others, in place of these. */
const vague = new Set(['union', 'enum', 'object', 'signature', 'intersection', 'other', 'Array', 'tuple'])
/** Types that Storybook would have one write as JSON. */
const ofParts = new Set(['object', 'array', 'union', 'intersection', 'tuple', 'node', 'other'])

function withValues(argType: InputType): InputType {
  const raw = typeof argType.type === 'object' ? argType.type['raw'] : undefined
  if (!raw || !vague.has(argType.table?.type?.summary ?? '')) return argType
  return { ...argType, table: { ...argType.table, type: { summary: raw } } }
}

/** Words can be typed; what is made of parts is read in the code. */
function withControl(argType: InputType, value: unknown): InputType {
  const type = typeof argType.type === 'object' ? argType.type.name : argType.type
  const isOfParts = typeof value === 'object' || (type !== undefined && ofParts.has(type))
  if (!isOfParts || argType.control !== undefined) return argType
  return { ...argType, control: typeof value === 'string' ? { type: 'text' } : false }
}

/** Lets the table of props print the values that a prop takes, and offer controls that can be used. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(withValues(argType), initialArgs[name])]),
  ) as typeof argTypes
