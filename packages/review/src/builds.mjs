import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'
import { folderOf } from './cache.mjs'
import { checkOut, treeOf } from './baseline.mjs'

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function run(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`In ${cwd}, ${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`))
    })
  })
}

/** The hash of every file below some folders, names included, except what a build notes for itself. */
function hashOfFiles(folders) {
  const hash = createHash('sha256')
  const visit = (path, name) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = join(path, entry.name)
      if (entry.isDirectory()) visit(file, `${name}/${entry.name}`)
      else if (!/^\.built-from$|\.map$/.test(entry.name))
        hash.update(`${name}/${entry.name}`).update(readFileSync(file))
    }
  }
  for (const folder of folders) if (existsSync(folder)) visit(folder, '')
  return hash.digest('hex')
}

/** Storybook, built from a checkout into a folder, unless it is there. */
async function buildStorybook(checkout, folder) {
  if (existsSync(join(folder, 'index.json'))) return
  const next = `${folder}-${process.pid}`
  const manifest = join(checkout, 'node_modules/storybook/package.json')
  const { bin } = readJson(manifest)
  const program = join(dirname(manifest), bin.storybook ?? bin)
  // Without its documentation pages, which nobody visits here.
  await run([program, 'build', '--test', '--output-dir', next, '--disable-telemetry', '--quiet'], checkout)
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}

/** Server and portal, built within the checkout; what they were built to, as one hash, which is kept. */
async function buildPortal(checkout, note) {
  await run([join(checkout, 'packages/api/bin/build-all.mjs')], checkout)
  const hash = hashOfFiles(['packages/api/dist', 'portal/dist'].map((name) => join(checkout, name)))
  writeFileSync(note, JSON.stringify(hash))
  return hash
}

/** One side of a comparison, built: a commit, or the files as they lie here where none is given. */
export async function buildSide({ commit, withPortal = true, tell = () => undefined }) {
  const tree = treeOf(commit)
  const folder = folderOf(tree)
  const checkout = commit ? join(folder, 'checkout') : ROOT
  const storybook = join(folder, 'storybook')
  const note = join(folder, 'portal.json')
  const prepare = async () => {
    if (!commit || !checkOut(commit, checkout)) return
    tell('installing')
    await run([join(checkout, 'packages/api/bin/prepare.mjs')], checkout)
  }
  if (!existsSync(storybook) || (withPortal && !existsSync(note))) await prepare()
  tell('building')
  const [portal] = await Promise.all([
    withPortal ? (readJson(note) ?? buildPortal(checkout, note)) : undefined,
    buildStorybook(checkout, storybook),
  ])
  return {
    tree,
    folder,
    checkout,
    prepare,
    storybook,
    portal,
    stories: Object.values(readJson(join(storybook, 'index.json')).entries).filter(({ type }) => type === 'story'),
    modules: readJson(join(storybook, 'built-modules.json')) ?? {},
  }
}
