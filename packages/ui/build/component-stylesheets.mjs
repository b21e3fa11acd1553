import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { kebab } from './public-surface.mjs'
import { stylesheet } from './stylesheet.mjs'

/** Styles that every component needs: theme, reset and fonts, as the provider imports them. */
const isBase = (module) => module.startsWith('theme/')

/** Returns all modules that a module of the build imports, including dynamic imports. */
function importsOf(module) {
  const text = readFileSync(join('dist', module), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(module, text).module
  const requested = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return requested
    .filter((path) => path?.startsWith('.'))
    .map((path) => relative(resolve('dist'), resolve('dist', dirname(module), path)).replaceAll('\\', '/'))
}

function reachedFrom(module) {
  const reached = new Set([module])
  // A Set also iterates over the items added during the loop.
  for (const each of reached) for (const next of importsOf(each)) reached.add(next)
  return reached
}

const css = JSON.parse(readFileSync('.cache/stylesheets.json', 'utf8'))

function write(name, belongs) {
  const stylesheets = Object.fromEntries(Object.entries(css).filter(([module]) => belongs(module)))
  // These files are one folder deeper than the stylesheet of all components, so their URLs need `../`.
  writeFileSync(join('dist/css', `${name}.css`), stylesheet(stylesheets).replaceAll("url('./", "url('../"))
}

// Creates one stylesheet for each component with everything it renders, and one shared by all.
mkdirSync('dist/css', { recursive: true })
write('base', isBase)
for (const name of readdirSync('dist/components')) {
  const reached = reachedFrom(`components/${name}/${name}.js`)
  write(kebab(name), (module) => reached.has(module) && !isBase(module))
}
