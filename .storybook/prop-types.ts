import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const CONTRACT = 'packages/ui/src/entries/props.contract.txt'
const DOCGEN = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gm

interface Type {
  name: string
  raw?: string
}

interface Docgen {
  props?: Record<string, { tsType?: Type }>
}

/** Types that it cannot read, and those that it copies with their comments. */
const isUnread = (type?: Type) => !type || type.name === 'unknown' || Boolean(type.raw?.includes('\n'))

/** The types of each component's props, as its interface is written down. */
function readContract() {
  const types = new Map<string, Map<string, string>>()
  let own = new Map<string, string>()
  for (const line of readFileSync(join(process.cwd(), CONTRACT), 'utf8').split('\n')) {
    const [, component] = /^type (\w+)Props\b/.exec(line) ?? []
    if (!line.startsWith(' ')) own = new Map()
    if (component) types.set(component, own)
    const [, name, type] = /^ {2}'?([\w-]+)'?\??: (.*)$/.exec(line) ?? []
    if (name && type) own.set(name, type)
  }
  return types
}

/** Gives the table of props the types that Storybook cannot read by itself, such as `readonly Option[]`. */
export function propTypes(): Plugin {
  const contract = readContract()
  return {
    name: 'tessera-prop-types',
    // Right after Storybook's own reader, while its result is still JSON.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('.__docgenInfo=')) return null
      return code.replaceAll(DOCGEN, (_all, component: string, json: string) => {
        const info = JSON.parse(json) as Docgen
        for (const [name, prop] of Object.entries(info.props ?? {})) {
          const type = contract.get(component)?.get(name)
          if (type && isUnread(prop.tsType)) prop.tsType = { name: type === 'unknown' ? 'any value' : type }
        }
        return `;${component}.__docgenInfo=${JSON.stringify(info)}`
      })
    },
  }
}
