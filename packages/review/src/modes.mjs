/**
 * Dimensions of a mode, default value first. A state other than `rest` shows what a screenshot at rest does not.
 * `ar-XB` is English written from right to left.
 */
export const DIMENSIONS = {
  theme: ['light', 'dark', 'high-contrast', 'forced-colors'],
  locale: ['en-US', 'es-MX', 'fr-CA', 'ar-XB'],
  width: [1280, 390, 768],
  density: ['comfortable', 'compact'],
  medium: ['screen', 'print'],
  state: ['rest', 'hover', 'focus-visible', 'pressed', 'open'],
}

/** Print only has the state `rest`. */
const isPossible = (mode) => mode.medium !== 'print' || [undefined, 'rest'].includes(mode.state)

/** Returns all combinations of `size` names. */
function choose(names, size) {
  if (size === 0) return [[]]
  return names.flatMap((name, index) => choose(names.slice(index + 1), size - 1).map((rest) => [name, ...rest]))
}

/** Returns all modes with a value for each of these dimensions. */
export function product(dimensions, names = Object.keys(dimensions)) {
  if (names.length === 0) return [{}]
  const [name, ...rest] = names
  return dimensions[name].flatMap((value) => product(dimensions, rest).map((mode) => ({ [name]: value, ...mode })))
}

const fits = (part, mode) => Object.entries(part).every(([name, value]) => mode[name] === value)

/**
 * Returns few modes that contain every possible combination of `strength` values: 1 for every value, 2 for every pair
 * (a pairwise covering array). The first mode has the default values.
 */
export function cover(dimensions, strength) {
  const names = Object.keys(dimensions)
  const modes = product(dimensions).filter(isPossible)
  const parts = choose(names, strength).flatMap((some) => product(dimensions, some))
  const [first] = modes
  // Excludes impossible modes, such as a pressed button in print.
  const open = new Set(parts.filter((part) => modes.some((mode) => fits(part, mode)) && !fits(part, first)))
  const found = [first]
  const countCovered = (mode) => [...open].filter((part) => fits(part, mode)).length
  while (open.size > 0) {
    const best = modes
      .map((mode) => ({ mode, count: countCovered(mode) }))
      .reduce((a, b) => (b.count > a.count ? b : a)).mode
    for (const part of open) if (fits(part, best)) open.delete(part)
    found.push(best)
  }
  return found
}

/**
 * Returns the name of a mode for files and the page: the three main values, and all other values that differ from the
 * default.
 */
export function nameOf({ theme, locale, width, density, medium, state }) {
  const more = [density, medium, state].filter((value) => !['comfortable', 'screen', 'rest', undefined].includes(value))
  return [theme, locale, width, ...more].join('--')
}

/**
 * Returns the dimensions; those with a named value keep only the named values: `dark,390,fr-CA`.
 * @returns {typeof DIMENSIONS}
 */
export function narrowDimensions(words) {
  const values = Object.values(DIMENSIONS).flat().map(String)
  const unknown = words.filter((word) => !values.includes(word))
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')} is not a value of a mode. Use some of: ${values.join(', ')}.`)
  const entries = Object.entries(DIMENSIONS)
  return Object.fromEntries(
    entries.map(([name, all]) => {
      const named = all.filter((value) => words.includes(String(value)))
      return [name, named.length > 0 ? named : all]
    }),
  )
}

/**
 * Returns the modes of a target. By default, a story is captured in the first mode, and a matrix, example or screen in
 * each value of each dimension; `full` uses every pair of values. A story has only the state in which its play function
 * ends.
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
