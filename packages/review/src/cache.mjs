import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'

/** The folder for expensive results of the review, with a subfolder for each file tree. */
export const REVIEW = join(ROOT, '.cache/review')
/** The most bytes to keep; `REVIEW_KEEPS` sets another number of gigabytes. */
const MAX_BYTES = Number(process.env.REVIEW_KEEPS ?? 6) * 1024 ** 3

/** Returns the folder of a tree and marks it as used now. */
export function folderOf(tree) {
  const folder = join(REVIEW, 'trees', tree.slice(0, 12))
  mkdirSync(folder, { recursive: true })
  const now = new Date()
  utimesSync(folder, now, now)
  return folder
}

/** Returns the bytes below a folder; files linked from a store count where they are stored. */
function bytesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => (entry.isDirectory() ? bytesOf(join(folder, entry.name)) : statSync(join(folder, entry.name)).size))
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** Deletes the trees unused for the longest time until the remaining ones are small enough; never those in use. */
export function evict(inUse, { root = join(REVIEW, 'trees'), maxBytes = MAX_BYTES } = {}) {
  if (!existsSync(root)) return []
  const folders = readdirSync(root)
    .map((name) => ({
      folder: join(root, name),
      used: statSync(join(root, name)).mtimeMs,
      bytes: bytesOf(join(root, name)),
    }))
    .toSorted((a, b) => b.used - a.used)
  let remaining = maxBytes
  const evicted = folders.filter(({ folder, bytes }) => (remaining -= bytes) < 0 && !inUse.includes(folder))
  for (const { folder } of evicted) rmSync(folder, { recursive: true, force: true })
  return evicted.map(({ folder }) => folder)
}

/** Reads and writes captures by mode in a folder. Each folder belongs to one browser and toolkit version. */
export function openCaptureCache(folder) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (id, mode) => join(folder, `${id}--${mode}`)
  return {
    read(id, mode) {
      const file = fileOf(id, mode)
      if (!existsSync(`${file}.json`)) return undefined
      const capture = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
      return capture && { ...capture, png: () => readFileSync(`${file}.png`) }
    },
    write(id, mode, capture) {
      const file = fileOf(id, mode)
      if (capture) writeFileSync(`${file}.png`, capture.png)
      const { png: _, ...rest } = capture ?? {}
      // Must be written last, because it marks the screenshot as complete.
      writeFileSync(`${file}.json`, JSON.stringify(capture ? rest : null))
      return capture && { ...rest, png: () => readFileSync(`${file}.png`) }
    },
  }
}
