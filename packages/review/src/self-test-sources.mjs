import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'
import { buildSide } from './builds.mjs'
import { planOf } from './plan.mjs'
import { compareSides } from './review.mjs'
import { EVERYWHERE, either, inFrench, inTheme, inPrint, matrix } from './faults.mjs'
import { commitWith } from './baseline.mjs'

const COMPONENTS = 'packages/ui/src/components'
const THEME = 'packages/ui/src/theme'
/** Matrices that are checked for a changed shade or font, because every matrix shows it. */
const SAMPLE = ['Card', 'Disclosure', 'Badge'].map(matrix)

/** Small faults in components that no other component uses, so all of them can be built together. */
const INDEPENDENT_FAULTS = [
  {
    what: 'a border that is 1 px wider',
    target: matrix('LinkTile'),
    file: `${COMPONENTS}/LinkTile/LinkTile.css.ts`,
    find: 'border: `1px solid ${color.border}`',
    replacement: 'border: `2px solid ${color.border}`',
    isSeen: EVERYWHERE,
  },
  {
    what: 'a 1 px shift',
    target: matrix('Tabs'),
    file: `${COMPONENTS}/Tabs/Tabs.css.ts`,
    find: 'gap: size.space[4]',
    replacement: "gap: '17px'",
    isSeen: EVERYWHERE,
  },
  {
    what: 'a changed French text',
    target: matrix('FileUpload'),
    file: `${COMPONENTS}/FileUpload/messages.ts`,
    find: 'Choisir des fichiers',
    replacement: 'Choisir les fichiers',
    isSeen: inFrench,
  },
  {
    what: 'a missing accessible name',
    target: matrix('Breadcrumbs'),
    file: `${COMPONENTS}/Breadcrumbs/Breadcrumbs.tsx`,
    find: 'aria-label={showPath}',
    replacement: 'data-label={showPath}',
    // The breadcrumbs collapse on a phone and in print.
    isSeen: either(({ width }) => width === 390, inPrint),
  },
  {
    what: 'a missing Tab stop',
    target: matrix('Stepper'),
    file: `${COMPONENTS}/Stepper/Stepper.tsx`,
    find: 'type="button" className={styles.link}',
    replacement: 'type="button" tabIndex={-1} className={styles.link}',
    isSeen: EVERYWHERE,
  },
  {
    what: 'a missing focus ring',
    target: matrix('ToggleButton'),
    file: `${COMPONENTS}/ToggleButton/ToggleButton.css.ts`,
    find: "'&[data-focus-visible]': focusRing",
    replacement: "'&[data-focus-visible]': { outline: 'none' }",
    isSeen: EVERYWHERE,
  },
  {
    what: 'a missing print rule',
    target: matrix('ScrollToTop'),
    file: `${COMPONENTS}/ScrollToTop/ScrollToTop.css.ts`,
    find: "'@media': { print: { display: 'none' } },",
    replacement: '',
    isSeen: inPrint,
  },
]

/** Faults of the theme, which affect everything: each is built separately and checked in some matrices. */
const THEME_FAULTS = [
  {
    what: 'a changed color in the dark theme',
    file: `${THEME}/themes.ts`,
    find: 'border: step(neutral, 5)',
    replacement: 'border: step(neutral, 6)',
    isSeen: (mode) => inTheme('dark')(mode) && !inPrint(mode),
  },
  {
    what: 'a font that does not load',
    file: `${THEME}/fonts.css.ts`,
    find: './fonts/inter-latin.woff2',
    replacement: '/fonts/gone.woff2',
    isSeen: EVERYWHERE,
  },
]

function plantFaults(faults) {
  return faults.map(({ what, file, find, replacement }) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    if (text.split(find).length !== 2)
      throw new Error(`Can't plant ${what}: '${find}' must occur exactly once in ${file}. Update the fault.`)
    return [file, text.replace(find, () => replacement)]
  })
}

/**
 * Builds a copy of the sources with these faults, and reviews it the same as a branch. Returns the missed faults and
 * any other differences.
 */
async function problemsOf(base, faults, wantedIn) {
  const head = await buildSide({ commit: commitWith(plantFaults(faults)), withPortal: false })
  const plan = planOf(base, head, { withScreens: false })
  plan.visited = plan.visited.filter(({ id, kind }) => (wantedIn ? wantedIn.includes(id) : kind === 'matrix'))
  const { differences, unsteady, failures } = await compareSides({ base, head, plan })
  const wanted = plan.visited.flatMap(({ id, modes }) =>
    faults
      .filter(({ target = id }) => target === id)
      .flatMap(({ isSeen }) => modes.filter(isSeen).map(({ name }) => `${id} ${name}`)),
  )
  const targets = faults.flatMap(({ target }) => target ?? wantedIn ?? [])
  const notBuilt = targets.filter((id) => plan.visited.every((target) => target.id !== id))
  const found = differences.map(({ id, mode }) => `${id} ${mode}`)
  return [
    ...notBuilt.map((id) => `equal builds: ${id}`),
    ...wanted.filter((each) => !found.includes(each)).map((each) => `missed: ${each}`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `unexpected: ${each}`),
    ...failures,
    ...unsteady.map(({ id, mode }) => `unsteady: ${id} ${mode}`),
  ]
}

/**
 * Tests the whole process from the sources to the differences. `test` receives the name of each check, and a function
 * that returns its problems.
 */
export async function testSources(test) {
  let base
  const review = async (faults, wantedIn) => {
    base ??= await buildSide({ commit: commitWith([]), withPortal: false })
    return problemsOf(base, faults, wantedIn)
  }
  const names = INDEPENDENT_FAULTS.map(({ what }) => what).join(', ')
  await test(`The review shows faults in the sources: ${names}`, () => review(INDEPENDENT_FAULTS))
  for (const fault of THEME_FAULTS)
    await test(`The review shows a fault in the sources: ${fault.what}`, () => review([fault], SAMPLE))
}
