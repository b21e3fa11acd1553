import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** The workspace's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const api = join(root, 'packages', 'api')
const portal = join(root, 'portal')

const IGNORED = new Set(['node_modules', 'dist', '.cache'])
/**
 * Only Storybook reads these files. The package's build writes one of them, which doesn't require a new portal build.
 */
const STORYBOOK = ['docs', 'examples'].map((name) => join(root, 'packages', 'ui', 'src', name))
const isTest = (name) => /\.(test|stories|fixture)\.tsx?$|\.mdx?$/.test(name)

async function* filesIn(path) {
  const entries = await readdir(path, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name) || isTest(entry.name)) continue
    const child = join(path, entry.name)
    if (STORYBOOK.includes(child)) continue
    if (entry.isDirectory()) yield* filesIn(child)
    else yield child
  }
}

async function fingerprint(folders, files) {
  const hash = createHash('sha256').update(process.version)
  const add = async (file) => hash.update(file.slice(root.length)).update(await readFile(file))
  for (const folder of folders) for await (const file of filesIn(folder)) await add(file)
  for (const file of files) if (existsSync(file)) await add(file)
  return hash.digest('hex')
}

/** The script of an installed package's command. */
export function commandOf(packageFolder, name, command = name) {
  const manifest = require.resolve(`${name}/package.json`, { paths: [packageFolder] })
  const { bin } = require(manifest)
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command])
}

function run(script, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    // Stops the build if this process exits first.
    const kill = () => child.kill()
    process.once('exit', kill)
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('exit', (code) => {
      process.removeListener('exit', kill)
      if (code === 0) resolve()
      else reject(new Error(`The build in ${cwd} failed:\n${Buffer.concat(output).toString()}`))
    })
  })
}

async function buildWhenStale(name, dist, inputs, build) {
  const stamp = join(dist, '.built-from')
  const wanted = await fingerprint(...inputs)
  const known = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
  if (known === wanted) return
  console.log(`Building ${name} …`)
  await build()
  await mkdir(dist, { recursive: true })
  await writeFile(stamp, wanted)
}

const lockFile = join(root, 'pnpm-lock.yaml')
const contract = join(root, 'packages', 'contract', 'src')

/** Builds the server unless its sources are unchanged since the last build. */
export function buildServer() {
  const files = [join(api, 'tsup.config.ts'), join(api, 'package.json'), lockFile]
  return buildWhenStale('the server', join(api, 'dist'), [[join(api, 'src'), contract], files], () =>
    run(commandOf(api, 'tsup'), ['--silent'], api),
  )
}

/** Replaces a folder with another in one step, so that readers never see a partial folder. */
async function swapIn(next, folder) {
  const last = `${next}-last`
  if (existsSync(folder)) await rename(folder, last)
  await rename(next, folder)
  await rm(last, { recursive: true, force: true })
}

/** Builds the portal unless its sources are unchanged since the last build. */
export function buildPortal() {
  const folders = [portal, join(root, 'packages', 'ui', 'src'), contract]
  const files = [join(root, 'packages', 'ui', 'package.json'), lockFile]
  const dist = join(portal, 'dist')
  return buildWhenStale('the portal', dist, [folders, files], async () => {
    const next = join(root, '.cache', `portal-${process.pid}`)
    await run(commandOf(portal, 'vite'), ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', next], portal)
    await swapIn(next, dist)
  })
}

/** Runs a command's steps; an expected failure becomes one sentence and exit status 1. */
export async function orOneSentence(steps) {
  try {
    await steps()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
