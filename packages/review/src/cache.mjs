import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'

/** Where the review keeps what is dear to make: a folder for each tree of files. */
export const REVIEW = join(ROOT, '.cache/review')
/** How much is kept, in bytes; `REVIEW_KEEPS` names another number of gigabytes. */
const MOST = Number(process.env.REVIEW_KEEPS ?? 6) * 1024 ** 3

/** The folder of a tree, marked as used now. */
export function folderOf(tree) {
  const folder = join(REVIEW, 'trees', tree.slice(0, 12))
  mkdirSync(folder, { recursive: true })
  const now = new Date()
  utimesSync(folder, now, now)
  return folder
}

/** The bytes below a folder; what is linked from a store counts where it is stored. */
function bytesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => (entry.isDirectory() ? bytesOf(join(folder, entry.name)) : statSync(join(folder, entry.name)).size))
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** Forgets the trees that nobody used for longest, until the rest is small enough; never those of now. */
export function evict(inUse, { root = join(REVIEW, 'trees'), most = MOST } = {}) {
  if (!existsSync(root)) return []
  const folders = readdirSync(root)
    .map((name) => ({
      folder: join(root, name),
      used: statSync(join(root, name)).mtimeMs,
      bytes: bytesOf(join(root, name)),
    }))
    .toSorted((a, b) => b.used - a.used)
  let room = most
  const evicted = folders.filter(({ folder, bytes }) => (room -= bytes) < 0 && !inUse.includes(folder))
  for (const { folder } of evicted) rmSync(folder, { recursive: true, force: true })
  return evicted.map(({ folder }) => folder)
}

/** Evidence by look in a folder; what was taken by another browser or another kit is no evidence of ours. */
export function evidenceIn(folder) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (id, mode) => join(folder, `${id}--${mode}`)
  return {
    read(id, mode) {
      const file = fileOf(id, mode)
      if (!existsSync(`${file}.json`)) return undefined
      const evidence = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
      return evidence && { ...evidence, png: () => readFileSync(`${file}.png`) }
    },
    write(id, mode, evidence) {
      const file = fileOf(id, mode)
      if (evidence) writeFileSync(`${file}.png`, evidence.png)
      const { png: _, ...rest } = evidence ?? {}
      // Last, as it says that the picture is there.
      writeFileSync(`${file}.json`, JSON.stringify(evidence ? rest : null))
      return evidence && { ...rest, png: () => readFileSync(`${file}.png`) }
    },
  }
}
