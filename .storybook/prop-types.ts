import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sizeTokens } from '../packages/ui/src/theme/sizes.ts'
import { toneNames } from '../packages/ui/src/theme/themes.ts'

const CONTRACT = join(import.meta.dirname, '../packages/ui/src/entries/props.contract.txt')
const DOCGEN = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gm

interface Type {
  name: string
  raw?: string
  value?: string
  elements?: Type[]
}

interface Prop {
  required?: boolean
  tsType?: Type
  description?: string
}

interface Docgen {
  props?: Record<string, Prop>
}

interface Contract {
  /** The props of each component: the text of their type, and whether they are required. */
  props: Map<string, Map<string, { type: string; isRequired: boolean }>>
  /** Aliases to resolve. */
  named: Map<string, string>
}

/** Reads prop types from `props.contract.txt`. */
export function readContract(): Contract {
  const contract: Contract = { props: new Map(), named: new Map() }
  let own: Contract['props'] extends Map<string, infer Own> ? Own : never = new Map()
  for (const line of readFileSync(CONTRACT, 'utf8').split('\n')) {
    const [, component] = /^type (\w+)Props\b/.exec(line) ?? []
    if (!line.startsWith(' ')) own = new Map()
    if (component) contract.props.set(component, own)
    const [, name, mark, type] = /^ {2}'?([\w-]+)'?(\??): (.*)$/.exec(line) ?? []
    if (name && type) own.set(name, { type, isRequired: mark === '' })
    const [, alias, meaning] = /^type (\w+) = (.*)$/.exec(line) ?? []
    if (alias && meaning) contract.named.set(alias, meaning)
  }
  // Derived from arrays that the contract file doesn't have.
  contract.named.set('Tone', toneNames.map((tone) => `'${tone}'`).join(' | '))
  contract.named.set('Space', Object.keys(sizeTokens.space).join(' | '))
  return contract
}

/** The literal values of a type, with aliases resolved; undefined if it has others. */
export function valuesOf(type: string, contract: Contract): readonly string[] | undefined {
  if (/^(?:'[^']*'|-?\d+)$/.test(type)) return [type]
  const [, utility, from = '', by = ''] = /^(Exclude|Extract)<(\w+), ([^<>]+)>$/.exec(type) ?? []
  if (utility) {
    const some = valuesOf(by, contract)
    return valuesOf(from, contract)?.filter((value) => some?.includes(value) === (utility === 'Extract'))
  }
  const [, owner = '', prop = ''] = /^(\w+)Props\['(\w+)'\]$/.exec(type) ?? []
  const meaning = contract.named.get(type) ?? contract.props.get(owner)?.get(prop)?.type
  if (meaning) return valuesOf(meaning, contract)
  const parts = type.split(' | ')
  const values = parts.length > 1 ? parts.map((part) => valuesOf(part, contract)) : [undefined]
  return values.includes(undefined) ? undefined : values.flatMap((each) => each ?? [])
}

const isOfValues = ({ name, elements }: Type) => name === 'union' && elements?.every((each) => each.name === 'literal')

/** Whether Storybook's parser failed on a type: unknown, copied with its comments, or cut to the name before `<`. */
const isUnread = ({ name, raw }: Type, type: string) =>
  name === 'unknown' || name === 'literal' || /\n|\bNoInfer</.test(raw ?? '') || type.startsWith(`${name}<`)

/** Formats a prop's type for the props table. */
function readable(type: string, contract: Contract): Type {
  const values = valuesOf(type, contract)
  if (values && values.length > 1) {
    const elements = values.map((value) => ({ name: 'literal', value }))
    return { name: 'union', raw: values.join(' | '), elements }
  }
  // Readers don't need `NoInfer`.
  return { name: type === 'unknown' ? 'any value' : type.replaceAll(/NoInfer<(\w+)>/g, '$1') }
}

/** Adds to the props table what Storybook cannot parse: types such as `readonly Option[]`, and shared props. */
export function propTypes(): Plugin {
  const contract = readContract()
  return {
    name: 'tessera-prop-types',
    // Runs right after Storybook's own parser, while its result is still JSON.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('.__docgenInfo=')) return null
      return code.replaceAll(DOCGEN, (_all, component: string, json: string) => {
        const info = JSON.parse(json) as Docgen
        for (const [name, { type, isRequired }] of contract.props.get(component) ?? []) {
          info.props ??= {}
          const prop = (info.props[name] ??= { required: isRequired, description: '' })
          const read = prop.tsType
          const hasValues = valuesOf(type, contract) !== undefined
          if (!read || isUnread(read, type) || (hasValues && !isOfValues(read))) prop.tsType = readable(type, contract)
        }
        return `;${component}.__docgenInfo=${JSON.stringify(info)}`
      })
    },
  }
}
