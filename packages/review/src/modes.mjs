/**
 * Dimensions of a mode, the default value first. A state is a value that a picture at rest doesn't show. `ar-XB` is
 * English in right-to-left.
 */
export const DIMENSIONS = {
  theme: ['light', 'dark', 'high-contrast', 'forced-colors'],
  locale: ['en-US', 'es-MX', 'fr-CA', 'ar-XB'],
  width: [1280, 390, 768],
  density: ['comfortable', 'compact'],
  medium: ['screen', 'print'],
  state: ['rest', 'hover', 'focus-visible', 'pressed', 'open'],
}

/** Paper is neither pointed at nor pressed. */
const isPossible = (mode) => mode.medium !== 'print' || [undefined, 'rest'].includes(mode.state)

/** All ways to choose `size` of the names. */
function choose(names, size) {
  if (size === 0) return [[]]
  return names.flatMap((name, index) => choose(names.slice(index + 1), size - 1).map((rest) => [name, ...rest]))
}

/** All looks that name a value for each of these dimensions. */
export function product(dimensions, names = Object.keys(dimensions)) {
  if (names.length === 0) return [{}]
  const [name, ...rest] = names
  return dimensions[name].flatMap((value) => product(dimensions, rest).map((mode) => ({ [name]: value, ...mode })))
}

const fits = (part, mode) => Object.entries(part).every(([name, value]) => mode[name] === value)

/**
 * Few looks in which every possible combination of `strength` values is seen at least once: 1 for every value, 2 for
 * every pair (a pairwise covering array). The first mode of the dimensions leads.
 */
export function cover(dimensions, strength) {
  const names = Object.keys(dimensions)
  const modes = product(dimensions).filter(isPossible)
  const parts = choose(names, strength).flatMap((some) => product(dimensions, some))
  const [first] = modes
  // Skips impossible modes, such as a pressed button on paper.
  const open = new Set(parts.filter((part) => modes.some((mode) => fits(part, mode)) && !fits(part, first)))
  const found = [first]
  const worth = (mode) => [...open].filter((part) => fits(part, mode)).length
  while (open.size > 0) {
    const best = modes.map((mode) => ({ mode, count: worth(mode) })).reduce((a, b) => (b.count > a.count ? b : a)).mode
    for (const part of open) if (fits(part, best)) open.delete(part)
    found.push(best)
  }
  return found
}

/** The name of a mode in files and on the page: what every mode has, and of the rest what is not as in the first. */
export function nameOf({ theme, locale, width, density, medium, state }) {
  const more = [density, medium, state].filter((value) => !['comfortable', 'screen', 'rest', undefined].includes(value))
  return [theme, locale, width, ...more].join('--')
}

/**
 * The dimensions, of which those that the words name keep the named values alone: `dark,390,fr-CA`.
 * @returns {typeof DIMENSIONS}
 */
export function narrowed(words) {
  const values = Object.values(DIMENSIONS).flat().map(String)
  const unknown = words.filter((word) => !values.includes(word))
  if (unknown.length > 0) throw new Error(`No look has ${unknown.join(', ')}. There are: ${values.join(', ')}.`)
  const entries = Object.entries(DIMENSIONS)
  return Object.fromEntries(
    entries.map(([name, all]) => {
      const named = all.filter((value) => words.includes(String(value)))
      return [name, named.length > 0 ? named : all]
    }),
  )
}

/**
 * The modes of what is visited. By default a story is seen in the first mode, a matrix, example or screen in each value of
 * each dimension; `full` takes every pair of values. A story's states are those that its play function leaves it in.
 */
export function modesOf(
  { kind, states = kind === 'story' ? ['rest'] : DIMENSIONS.state },
  { full = false, dimensions = DIMENSIONS } = {},
) {
  const own = { ...dimensions, state: dimensions.state.filter((state) => states.includes(state)) }
  if (own.state.length === 0) return []
  if (kind === 'story' && !full) return cover(own, 1).slice(0, 1)
  return cover(own, full ? 2 : 1)
}
