import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { ROOT } from '../lib/results.mjs'
import { pnpm, run } from './commands.mjs'

const FIRST_PAGE = `
  export { AppHeader } from '@tessera/ui/components/AppHeader'
  export { Time } from '@tessera/ui/components/Time'
`
const LAZY_PARTS = `
  export const loadTable = () => import('@tessera/ui/data-table')
  export const loadDialog = () => import('@tessera/ui/dialog')
`
const OPTIONS = [
  '--bundle',
  '--splitting',
  '--format=esm',
  '--outdir=out',
  '--metafile=meta.json',
  '--log-level=warning',
]

const isOfPackages = ([path, { bytesInOutput }]) => bytesInOutput > 0 && path !== 'page.js'

/** The modules that a page imports statically. */
async function initialModules(folder, code) {
  await writeFile(join(folder, 'page.js'), code)
  const result = await run(
    folder,
    process.execPath,
    join(folder, 'node_modules/esbuild/bin/esbuild'),
    'page.js',
    ...OPTIONS,
  )
  expect(result).toBe('')
  const { outputs } = JSON.parse(await readFile(join(folder, 'meta.json'), 'utf8'))
  const loaded = new Set()
  const load = (path) => {
    if (loaded.has(path)) return
    loaded.add(path)
    for (const { kind, path: next } of outputs[path].imports) if (kind === 'import-statement') load(next)
  }
  load('out/page.js')
  const inputs = [...loaded].flatMap((path) => Object.entries(outputs[path].inputs))
  return inputs.filter(isOfPackages).map(([path]) => path)
}

/** Bundles pages with esbuild, which splits chunks differently from Vite and Next. */
export async function testSplitting({ folder, tarball, step }) {
  await step('installs the packed package', async () => {
    await cp(join(ROOT, 'tests/consumers/splitting'), folder, { recursive: true })
    await cp(tarball, join(folder, 'tessera-ui.tgz'))
    await pnpm(folder, 'install', '--prefer-offline', '--reporter=append-only')
  })
  await step('loads neither closed panels nor lazy parts of a page initially', async () => {
    const alone = await initialModules(folder, FIRST_PAGE)
    const withMore = await initialModules(folder, FIRST_PAGE + LAZY_PARTS)
    expect(alone.filter((path) => /(HeaderMenu|HeaderDrawer|TimeTooltip)\.js$/.test(path))).toEqual([])
    expect(withMore.filter((path) => !alone.includes(path))).toEqual([])
  })
}
