import { changedSinceStories, isStoryTexts } from './full-run.mjs'
import { filesBehind, lineOf } from './imports.mjs'

/** One in this many unaffected stories is visited too, different ones each day. */
const SHARE = 10
/** Files that every story depends on. */
const EVERYWHERE =
  /^(\.storybook\/|pnpm-workspace\.yaml$|(packages\/ui|packages\/contract|portal)\/package\.json$|packages\/ui\/build\/|portal\/build\/messages\.ts$|tests\/stories\.mjs$|tests\/lib\/(storybook|chromium)\.mjs$|packages\/ui\/src\/theme\/)/
const PREVIEW = '.storybook/preview.tsx'

function affectsAll(file, preview) {
  return EVERYWHERE.test(file) || (preview.has(file) && !isStoryTexts(file))
}

/** Returns one in this many stories, different ones each day. */
const sampleOf = (stories, seed) => stories.filter((_, index) => index % SHARE === seed % SHARE)

/**
 * Returns the stories to visit from Storybook's index: all in a full run or if the changes are unknown. Otherwise those
 * affected by changes since the last full visit, and a seeded tenth of the others. The second language visits only a
 * tenth if a change affects all stories. The result is their ids, or `all`, with a readable reason.
 */
export function chooseStories(stories, { seed, isFull, isSecond = false, changes = changedSinceStories() }) {
  if (isFull) return { ids: 'all', why: 'a full run' }
  const preview = filesBehind(PREVIEW)
  const cause = changes.files?.find((file) => affectsAll(file, preview))
  const everywhere = cause ? `${cause} has changed since the last full visit at ${changes.since}` : changes.unknown
  if (everywhere && isSecond)
    return { ids: sampleOf(stories, seed).map(({ id }) => id), why: `a tenth because ${everywhere}` }
  if (everywhere) return { ids: 'all', why: everywhere }

  const changed = new Set(changes.files.filter((file) => !isStoryTexts(file)))
  const usesChangedText = (file) => {
    if (isStoryTexts(file)) return false
    const line = lineOf(file)
    return changes.texts.some((text) => line.includes(text.replaceAll('\n', String.raw`\n`)))
  }
  const affected = new Map()
  const isAffected = (file) => {
    if (!affected.has(file))
      affected.set(
        file,
        [...filesBehind(file)].some((each) => changed.has(each) || usesChangedText(each)),
      )
    return affected.get(file)
  }
  const own = stories.filter(({ importPath }) => isAffected(importPath.replace(/^\.\//, '')))
  const others = stories.filter((story) => !own.includes(story))
  const sample = sampleOf(others, seed)
  return {
    ids: [...own, ...sample].map(({ id }) => id),
    why: `${own.length} affected by changes since the last full visit at ${changes.since}, and ${sample.length} of the ${others.length} others`,
  }
}
