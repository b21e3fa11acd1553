/** The order of what is not a component; components follow by name, as no one of them depends on another's rules. */
const first = ['layers', 'fonts', 'reset', 'theme', 'page'].map((name) => `theme/${name}.styles.js`)

const rank = (module) => (first.includes(module) ? first.indexOf(module) : first.length)

/** Joins the stylesheets of modules, by their names in the package, into one. */
export function stylesheet(sheets) {
  const layers = '@layer tessera;\n@layer tessera.reset, tessera.theme;'
  const rules = Object.entries(sheets)
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([, css]) => css.replaceAll(/^@layer [^{;]+;\n?/gm, '').trim())
  return `${[layers, ...rules].filter(Boolean).join('\n')}\n`
}
