import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupEqual } from './groups.mjs'
import { REVIEW } from './cache.mjs'
import { readDecisions, progressOf } from './decisions.mjs'
import { buildPage } from '../page/build.mjs'

export const PAGE = join(REVIEW, 'page')
const LAST = join(REVIEW, 'last.json')
/** Above this size in bytes, screenshots are separate files next to the page. */
const MAX_INLINE_BYTES = 20 * 1024 ** 2

/** Escapes the data so it cannot close its script element. */
const inScript = (text) => text.replaceAll('<', '\\u003c')

const insertAt = (html, content) => html.replace('<!--review-->', () => content)

/** Writes the result without the screenshots, for `--check`. */
export function storeRun(run) {
  const differences = run.differences.map((difference) => ({ ...difference, before: undefined, after: undefined }))
  mkdirSync(REVIEW, { recursive: true })
  writeFileSync(LAST, JSON.stringify({ ...run, differences }))
}

/** Returns the result of the last review, if any. */
export function lastRun() {
  try {
    return JSON.parse(readFileSync(LAST, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes the page on which differences are decided; it is a single file unless it becomes too large. */
export async function writePage(run, { folder = PAGE, maxBytes = MAX_INLINE_BYTES } = {}) {
  const html = await buildPage()
  const pictures = new Map()
  const addScreenshot = (capture) => {
    if (capture) pictures.set(capture.hash, capture.png)
    return capture?.hash
  }
  const groups = groupEqual(run.differences).map((group) =>
    group.map(({ before, after, ...difference }) => ({
      ...difference,
      title: run.titles[difference.id],
      before: addScreenshot(before),
      after: addScreenshot(after),
    })),
  )
  const all = [...pictures].map(([hash, png]) => [hash, png()])
  const isInside = all.reduce((sum, [, png]) => sum + (png.length * 4) / 3, 0) < maxBytes
  const data = {
    base: run.base,
    head: run.head,
    seconds: run.seconds,
    pictures: run.pictures,
    unsteady: run.unsteady,
    failures: run.failures,
    decisions: Object.fromEntries(readDecisions()),
    isInside,
    groups,
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const scripts = [
    `<script type="application/json" id="review">${inScript(JSON.stringify(data))}</script>`,
    ...(isInside
      ? all.map(([hash, png]) => `<script type="text/plain" id="p-${hash}">${png.toString('base64')}</script>`)
      : []),
  ]
  if (!isInside) for (const [hash, png] of all) writeFileSync(join(folder, 'pictures', `${hash}.png`), png)
  writeFileSync(join(folder, 'index.html'), insertAt(html, scripts.join('\n')))
  return { file: join(folder, 'index.html'), isInside, groups: groups.length }
}

/** Returns a number with the singular or plural of a noun. */
export const pluralize = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Returns a summary of the changes: for the terminal, and as Markdown for a pull request. */
export function summaryOf(run) {
  const { accepted, rejected, open } = progressOf(run.differences, readDecisions())
  const count = (change) => run.differences.filter((difference) => difference.change === change).length
  const groups = groupEqual(run.differences)
  const lines = [
    `${pluralize(run.pictures, 'screenshot')} compared with ${run.base.name}; ${run.skipped} stories and screens skipped because their builds are equal.`,
    `${pluralize(count('changed'), 'difference')} in ${pluralize(groups.length, 'group')}, ${count('new')} new, ${count('gone')} removed: ${accepted.length} accepted, ${rejected.length} rejected, ${open.length} open.`,
    `${Math.floor(run.seconds / 60)} min ${Math.round(run.seconds % 60)} s in total, ${run.visits} visits.`,
  ]
  const described = groups.map((group) => {
    const [first] = group
    const more = group.length > 1 ? ` the same change in ${group.length} screenshots` : ''
    return `${first.id} in ${first.mode} (${first.change === 'changed' ? first.kinds.join(', ') : first.change})${more && `:${more}`}`
  })
  return { lines, described }
}
