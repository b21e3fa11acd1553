import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS } from '@tessera/tests/screens.mjs'
import { ROOT } from '@tessera/tests/results.mjs'
import { modesOf, nameOf } from './modes.mjs'

const isMatrix = ({ importPath }) => importPath.endsWith('.matrix.stories.tsx')
const kindOf = (story) => (isMatrix(story) ? 'matrix' : story.title.startsWith('Examples/') ? 'example' : 'story')

/** Returns the states that a component must show, from the list next to its matrix; all states without a list. */
function readStates({ importPath }) {
  const file = join(ROOT, importPath.replace(/\.matrix\.stories\.tsx$/, '.states.json'))
  return file.endsWith('.json') && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Whether a story has the same modules on both sides, byte for byte. */
function isEqual(story, base, head) {
  const [before, after] = [base.modules[story.importPath], head.modules[story.importPath]]
  return before !== undefined && before === after
}

const idsOf = (stories) => new Set(stories.map(({ id }) => id))

const merged = (base, head) => [...new Map([...base, ...head].map((each) => [each.id, each])).values()]

/**
 * Returns the stories and screens to visit, each with its modes. Skips those with equal builds on both sides unless
 * `all` is set; a removed one is included once.
 */
export function planOf(base, head, { all = false, full = false, only, dimensions, withScreens = true } = {}) {
  const isWanted = ({ id, title = '' }) => !only || `${id} ${title}`.toLowerCase().includes(only.toLowerCase())
  const modesByKind = new Map()
  const modesFor = (kind, states) => {
    const key = `${kind} ${states ?? ''}`
    if (!modesByKind.has(key)) {
      const modes = modesOf({ kind, states }, { full, dimensions })
      modesByKind.set(
        key,
        modes.map((mode) => ({ ...mode, name: nameOf(mode) })),
      )
    }
    return modesByKind.get(key)
  }
  const [before, after] = [idsOf(base.stories), idsOf(head.stories)]

  const stories = merged(base.stories, head.stories)
    .filter(isWanted)
    .map((story) => {
      const kind = kindOf(story)
      const change = before.has(story.id) ? (after.has(story.id) ? 'both' : 'gone') : 'new'
      const mustShow = kind === 'matrix' ? readStates(story) : undefined
      const modes = modesFor(kind, mustShow && ['rest', ...mustShow])
      return {
        id: story.id,
        title: story.title,
        name: story.name,
        kind,
        change,
        story,
        mustShow,
        modes: change === 'gone' ? modes.slice(0, 1) : modes,
        isEqual: change === 'both' && isEqual(story, base, head),
      }
    })
  const screens = SCREENS.map((screen) => ({ ...screen, id: `screen-${screen.name}` }))
    .filter(isWanted)
    .map((screen) => ({
      id: screen.id,
      title: 'Screens',
      name: screen.name,
      kind: 'screen',
      change: 'both',
      screen,
      modes: modesFor('screen', ['rest', 'hover', 'focus-visible', 'pressed']),
      isEqual: base.portal !== undefined && base.portal === head.portal,
    }))
  const targets = [...stories, ...(withScreens ? screens : [])].filter(({ modes }) => modes.length > 0)
  const visited = targets.filter((target) => all || !target.isEqual)
  return { visited, skipped: targets.length - visited.length }
}
