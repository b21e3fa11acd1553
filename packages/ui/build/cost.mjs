import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { build, rolldownVersion, version } from 'vite'
import { entryOf } from './public-surface.mjs'

const committed = 'src/docs/import-costs.json'
/** Maximum difference in bytes that does not update the committed costs, because compressors vary slightly. */
const noise = 100
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

/** Maximum bytes of script, min+gzip, that an export can add, without React; `default` is for unlisted ones. */
const budgets = readJson('build/budgets.json')
/** Cost of a part on a page that already has the other: 'DataTable + DataTableViews'. */
const pairs = Object.keys(budgets).filter((name) => name.includes(' + '))
/** Cost of a page with a form and a dialog; its parts share most of their dependencies. */
const together = ['Button', 'DateRangePicker', 'Dialog', 'MultiSelect', 'TextField']
const togetherBudget = { js: 104_000, css: 8000 }
const budgetOf = (name) => budgets[name] ?? budgets.default
const stylesheets = readJson('.cache/stylesheets.json')
const names = readdirSync('src/components').toSorted()

/** The option that README and pages recommend: React Aria's own messages for our three languages only. */
const trimmed = { ...optimizeLocales.vite({ locales: ['en', 'es', 'fr'] }), enforce: 'pre' }

/**
 * Replaces the bundler's dynamic import helper, which an application has once for all imports, with plain `import()`.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  transform: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** The size as a server sends it, which the portal's own budget also measures. */
const packed = (text) => gzipSync(text, { level: 9 }).length

async function bundle(names, plugins) {
  const use = resolve('.cache/one-export.js')
  writeFileSync(
    use,
    names
      .map((name) => `export { ${name} } from ${JSON.stringify(resolve(`dist/entries/${entryOf(name)}.js`))}\n`)
      .join(''),
  )
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, plainImports],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: use,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        onLog: () => undefined,
      },
    },
  })
  return (Array.isArray(result) ? result[0] : result).output.filter(({ type }) => type === 'chunk')
}

/** The chunks that load initially; dynamic imports cost nothing until they run. */
function loadedAtOnce(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set()
  const load = (fileName) => {
    const chunk = chunks.get(fileName)
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    chunk.imports.forEach(load)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName)
  return [...loaded]
}

/** Whether React Aria's messages are among the modules; only then other languages add size. */
const hasMessages = (chunks) =>
  chunks.some(({ modules }) =>
    Object.keys(modules).some((path) => /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/]/.test(path)),
  )

const scriptOf = (chunks) => packed(chunks.map(({ code }) => code).join('\n'))

async function measure(...measured) {
  const chunks = loadedAtOnce(await bundle(measured, [trimmed]))
  const modules = chunks.flatMap((chunk) =>
    Object.keys(chunk.modules).map((path) => path.replace(`${resolve('dist')}/`, '')),
  )
  // Theme, reset and fonts belong to the provider, although no script of them remains.
  const own = measured.includes('UIProvider')
    ? Object.keys(stylesheets).filter((path) => path.startsWith('theme/'))
    : modules
  return {
    js: scriptOf(chunks),
    jsOfAllLanguages: hasMessages(chunks) ? scriptOf(loadedAtOnce(await bundle(measured, []))) : scriptOf(chunks),
    css: packed(own.map((path) => stylesheets[path] ?? '').join('')),
  }
}

const costs = {}
for (const name of names) costs[name] = await measure(name)

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(8)
const togetherCost = await measure(...together)
console.log(
  `Import costs (min+gzip, without React, with React Aria's texts in en, es and fr): Vite ${version}, Rolldown ${rolldownVersion}, Node ${process.versions.node}`,
)
console.log(`${''.padEnd(16)}  ${'script'.padStart(8)}  ${'budget'.padStart(8)}  ${'style'.padStart(8)}`)
for (const [name, { js, css }] of Object.entries(costs)) {
  console.log(`${name.padEnd(16)}  ${kilobytes(js)}  ${kilobytes(budgetOf(name))}  ${kilobytes(css)}`)
}
const added = {}
for (const pair of pairs) {
  const [base, part] = pair.split(' + ')
  added[pair] = (await measure(base, part)).js - costs[base].js
  console.log(`${part} in addition to ${base}: ${kilobytes(added[pair]).trim()} of ${kilobytes(budgets[pair]).trim()}`)
}
console.log(
  `${together.join(', ')} together: ${kilobytes(togetherCost.js).trim()} of ${kilobytes(togetherBudget.js).trim()} script, ` +
    `${kilobytes(togetherCost.css).trim()} of ${kilobytes(togetherBudget.css).trim()} style`,
)
const allStyles = packed(readFileSync('dist/styles.css'))
console.log(`all of styles.css: ${kilobytes(allStyles).trim()} of ${kilobytes(budgets['styles.css']).trim()} (gzip)`)

const before = readJson(committed)
const kinds = ['js', 'jsOfAllLanguages', 'css']
// False for a kind without an earlier measurement, because the difference is then NaN.
const isNear = (one, other) => Math.abs(one - other) <= noise
const hasChanged = (name) => !before[name] || !kinds.every((kind) => isNear(before[name][kind], costs[name][kind]))
const changedNames = [...names.filter(hasChanged), ...Object.keys(before).filter((name) => !costs[name])]
if (changedNames.length > 0) {
  writeFileSync(committed, `${JSON.stringify(costs, null, 2)}\n`)
  console.log(`Updated ${committed}. Commit it. Changed: ${changedNames.join(', ')}`)
}

const over = [
  ...names.filter((name) => costs[name].js > budgetOf(name)),
  ...pairs.filter((pair) => added[pair] > budgets[pair]),
]
if (over.length > 0) {
  console.error(`Over budget: ${over.join(', ')}. Reduce their size, or raise build/budgets.json and give the reason.`)
  process.exitCode = 1
}
if (allStyles > budgets['styles.css']) {
  console.error('styles.css is over budget. Reduce its size, or raise build/budgets.json and give the reason.')
  process.exitCode = 1
}
if (togetherCost.js > togetherBudget.js || togetherCost.css > togetherBudget.css) {
  console.error(
    `${together.join(', ')} together are over budget. Reduce their size, or raise togetherBudget and give the reason.`,
  )
  process.exitCode = 1
}
