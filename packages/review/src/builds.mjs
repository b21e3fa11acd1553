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
    const lines = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(data))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${args.join(' ')} failed in ${cwd}:\n${Buffer.concat(lines).toString()}`))
    })
  })
}

/** Returns the hash of all files below some folders, including names but without metadata of the build itself. */
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

/** Builds the Storybook of a checkout into a folder, unless it exists. */
async function buildStorybook(checkout, folder) {
  if (existsSync(join(folder, 'index.json'))) return
  const next = `${folder}-${process.pid}`
  const manifest = join(checkout, 'node_modules/storybook/package.json')
  const { bin } = readJson(manifest)
  const program = join(dirname(manifest), bin.storybook ?? bin)
  // Without documentation pages, which the review does not visit.
  await run([program, 'build', '--test', '--output-dir', next, '--disable-telemetry', '--quiet'], checkout)
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}

/** Builds server and portal within the checkout; stores and returns the hash of the build. */
async function buildPortal(checkout, hashFile) {
  await run([join(checkout, 'packages/api/bin/build-all.mjs')], checkout)
  const hash = hashOfFiles(['packages/api/dist', 'portal/dist'].map((name) => join(checkout, name)))
  writeFileSync(hashFile, JSON.stringify(hash))
  return hash
}

/** Builds one side of a comparison: a commit, or the working tree if none is given. */
export async function buildSide({ commit, withPortal = true, log = () => undefined }) {
  const tree = treeOf(commit)
  const folder = folderOf(tree)
  const checkout = commit ? join(folder, 'checkout') : ROOT
  const storybook = join(folder, 'storybook')
  const hashFile = join(folder, 'portal.json')
  const prepare = async () => {
    if (!commit || !checkOut(commit, checkout)) return
    log('installing')
    await run([join(checkout, 'packages/api/bin/prepare.mjs')], checkout)
  }
  if (!existsSync(storybook) || (withPortal && !existsSync(hashFile))) await prepare()
  log('building')
  const [portal] = await Promise.all([
    withPortal ? (readJson(hashFile) ?? buildPortal(checkout, hashFile)) : undefined,
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
