/** The order of what is not a component; components follow by name, as no one of them depends on another's rules. */
const first = ['theme/layers.css.ts', 'theme/fonts.css.ts', 'theme/reset.css.ts', 'theme/theme.css.ts']

const rank = (path: string) => (first.includes(path) ? first.indexOf(path) : first.length)

/** Joins the stylesheets of all modules into one. */
export function stylesheet(modules: Map<string, string>) {
  const layers = '@layer tessera;\n@layer tessera.reset, tessera.theme, tessera.components;'
  const rules = [...modules]
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([, css]) => css.replaceAll(/^@layer [^{;]+;\n?/gm, '').trim())
  return `${[layers, ...rules].filter(Boolean).join('\n')}\n`
}
