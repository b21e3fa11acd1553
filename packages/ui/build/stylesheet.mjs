import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The order of modules that are not components. */
const first = ['layers', 'fonts', 'reset', 'theme', 'page'].map((name) => `theme/${name}.styles.js`)

const rank = (module) => (first.includes(module) ? first.indexOf(module) : first.length)

/**
 * Returns the stylesheets that a stylesheet's source imports. The importing rules have equal specificity, so they must
 * come later.
 */
function importedBy(module) {
  const source = `src/${module.replace(/\.styles\.js$/, '.css.ts')}`
  if (!existsSync(source)) return []
  const paths = [...readFileSync(source, 'utf8').matchAll(/ from '(\.[^']+)\.css\.ts'/g)]
  return paths.map(([, path]) => `${posix.join(posix.dirname(module), path)}.styles.js`)
}

/** Sorts modules by name, each after its imports, like a bundler. */
function inOrder(modules) {
  const ordered = new Set()
  const add = (module) => {
    if (ordered.has(module)) return
    for (const imported of importedBy(module)) if (modules.includes(imported)) add(imported)
    ordered.add(module)
  }
  for (const module of modules.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))) add(module)
  return [...ordered]
}

/** Joins the stylesheets of modules, by their names in the package. */
export function stylesheet(stylesheets) {
  const layers = '@layer tessera;\n@layer tessera.reset, tessera.theme;'
  const rules = inOrder(Object.keys(stylesheets)).map((module) =>
    stylesheets[module].replaceAll(/^@layer [^{;]+;\n?/gm, '').trim(),
  )
  return `${[layers, ...rules].filter(Boolean).join('\n')}\n`
}
