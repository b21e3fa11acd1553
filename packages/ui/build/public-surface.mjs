import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '../src/components')

/** Converts 'DataTable' to the form of addresses and files: 'data-table'. */
export const kebab = (name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

/** A module's exports, each with its declaring file. */
export function exportsOf(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, moduleRequest, isType }) => {
      if (exportName.kind === 'None')
        throw new Error(`${file} exports everything from another file. Name the public exports instead.`)
      return {
        name: exportName.name ?? 'default',
        isType,
        file: moduleRequest ? resolve(dirname(file), moduleRequest.value) : file,
      }
    })
}

/** The folders of the components. */
export const componentNames = readdirSync(root).toSorted()

const components = componentNames.map((name) => ({
  name,
  exported: exportsOf(resolve(root, name, `${name}.tsx`)),
}))

/** Components with a default export load separately, so they have their own entry. */
const heavy = components.filter(({ exported }) => exported.some(({ name }) => name === 'default'))
const isPartOf = (name, whole) => name === whole || (name.startsWith(whole) && /^[A-Z]/.test(name.slice(whole.length)))

/** Returns the entry of a component: its own, that of the component that its name starts with, or 'index'. */
export function entryOf(component) {
  const whole = heavy.findLast(({ name }) => isPartOf(component, name))
  return whole ? kebab(whole.name) : 'index'
}

const isFunction = ({ name, isType }) => !isType && /^[a-z]/.test(name) && name !== 'default'

/** Whether a module, or one of its local imports, needs a package for more than types. */
function importsPackage(file, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const values = module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType))
  return values.some(({ moduleRequest: { value } }) =>
    value.startsWith('./') ? importsPackage(resolve(dirname(file), value), seen) : !value.startsWith('.'),
  )
}

const isLight = (exported) => isFunction(exported) && !importsPackage(exported.file)

/**
 * Returns the public API by entry: all exports of `X/X.tsx`. Functions without dependencies come from their own file,
 * so they are always in 'index'.
 */
export function publicSurface() {
  const surface = new Map([['index', []], ...heavy.map(({ name }) => [kebab(name), []])])
  for (const { name, exported } of components) {
    for (const each of exported) surface.get(isLight(each) ? 'index' : entryOf(name))?.push(each)
  }
  return surface
}
