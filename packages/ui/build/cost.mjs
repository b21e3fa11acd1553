import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Bytes of script, min+gzip, that an export may add, React apart. */
const budgets = {
  Button: 15_000,
  ButtonLink: 14_000,
  Link: 14_000,
  Dialog: 29_000,
  AppHeader: 20_000,
  ProductTile: 18_500,
}

const stylesheets = JSON.parse(readFileSync('.cache/stylesheets.json', 'utf8'))
const names = readdirSync('src/components').toSorted()
const entry = (name) => resolve(`dist/entries/${name === 'Dialog' ? 'dialog' : 'index'}.js`)

async function measure(name) {
  const use = resolve('.cache/one-export.js')
  writeFileSync(
    use,
    `export { ${name} } from ${JSON.stringify(entry(name))}
`,
  )
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
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
  }).then((result) => (Array.isArray(result) ? result[0] : result))
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set()
  const load = (fileName) => {
    if (!chunks.has(fileName) || loaded.has(fileName)) return
    loaded.add(fileName)
    chunks.get(fileName).imports.forEach(load)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName)
  const used = [...loaded].map((fileName) => chunks.get(fileName))
  const sheets = used
    .flatMap((chunk) => Object.keys(chunk.modules))
    .map((path) => stylesheets[path.replace(`${resolve('dist')}/`, '')] ?? '')
  return {
    js: gzipSync(used.map(({ code }) => code).join('\n')).length,
    css: gzipSync(sheets.join('')).length,
  }
}

const costs = {}
for (const name of names) costs[name] = await measure(name)
writeFileSync('src/docs/import-costs.json', `${JSON.stringify(costs, null, 2)}\n`)

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const lines = Object.entries(costs).map(([name, { js, css }]) =>
  [
    name.padEnd(16),
    kilobytes(js).padStart(9),
    kilobytes(css).padStart(9),
    budgets[name] ? `of ${kilobytes(budgets[name])}` : '',
  ].join('  '),
)
process.stdout.write(`${lines.join('\n')}\n`)

const over = Object.entries(budgets).filter(([name, budget]) => (costs[name]?.js ?? Infinity) > budget)
if (over.length > 0) {
  process.stderr.write(`Over budget: ${over.map(([name]) => name).join(', ')}\n`)
  process.exitCode = 1
}
