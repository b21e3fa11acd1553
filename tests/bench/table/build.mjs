import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const HERE = import.meta.dirname
const UI = resolve(HERE, '../../../packages/ui/dist')
/** File names of an adapter. */
const FILES = { limit: 'limit.ts' }
const fileOf = (name) => resolve(HERE, 'src/adapters', FILES[name] ?? `${name}.tsx`)

// The built package in the form in which an application receives it, not the workspace's sources.
const ownPackage = [
  { find: '@tessera/ui/styles.css', replacement: resolve(UI, 'styles.css') },
  { find: '@tessera/ui/data-table', replacement: resolve(UI, 'entries/data-table.js') },
  { find: '@tessera/ui', replacement: resolve(UI, 'entries/index.js') },
]

const common = {
  root: HERE,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  resolve: { alias: ownPackage, dedupe: ['react', 'react-dom'] },
}

export function requireOwnBuild() {
  if (!existsSync(resolve(UI, 'entries/data-table.js'))) {
    throw new Error('@tessera/ui is not built. Run `npm run pnpm -- --filter @tessera/ui exec tsup`.')
  }
}

/** Builds the page with all adapters, each in its own chunk. */
export async function buildPage(outDir) {
  await build({ ...common, base: './', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 } })
}

/** Returns the script bytes of a table, min+gzip, without React. */
export async function costOf(name) {
  const result = await build({
    ...common,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: fileOf(name),
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
        onLog: () => undefined,
      },
    },
  })
  const chunks = result.output.filter(({ type }) => type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const atOnce = new Set()
  const load = (chunk) => {
    if (!chunk || atOnce.has(chunk)) return
    atOnce.add(chunk)
    for (const other of chunk.imports) load(byName.get(other))
  }
  load(chunks.find(({ isEntry }) => isEntry))
  return gzipSync([...atOnce].map(({ code }) => code).join('\n')).length
}
