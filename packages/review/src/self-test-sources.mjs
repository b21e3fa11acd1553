import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tessera/tests/results.mjs'
import { buildSide } from './builds.mjs'
import { planOf } from './plan.mjs'
import { compareSides } from './review.mjs'
import { EVERYWHERE, either, inFrench, inTheme, onPaper, matrix } from './faults.mjs'
import { commitWith } from './baseline.mjs'

const COMPONENTS = 'packages/ui/src/components'
const THEME = 'packages/ui/src/theme'
/** Matrices that are checked for a changed shade or font, because every matrix shows it. */
const SOME = ['Card', 'Disclosure', 'Badge'].map(matrix)

/** Small faults in components that no other component uses, so all of them can be built together. */
const APART = [
  {
    what: 'a pixel of a border',
    target: matrix('LinkTile'),
    file: `${COMPONENTS}/LinkTile/LinkTile.css.ts`,
    find: 'border: `1px solid ${color.border}`',
    put: 'border: `2px solid ${color.border}`',
    isSeen: EVERYWHERE,
  },
  {
    what: 'a pixel of shift',
    target: matrix('Tabs'),
    file: `${COMPONENTS}/Tabs/Tabs.css.ts`,
    find: 'gap: size.space[4]',
    put: "gap: '17px'",
    isSeen: EVERYWHERE,
  },
  {
    what: 'a French word',
    target: matrix('FileUpload'),
    file: `${COMPONENTS}/FileUpload/messages.ts`,
    find: 'Choisir des fichiers',
    put: 'Choisir les fichiers',
    isSeen: inFrench,
  },
  {
    what: 'a name taken away',
    target: matrix('Breadcrumbs'),
    file: `${COMPONENTS}/Breadcrumbs/Breadcrumbs.tsx`,
    find: 'aria-label={showPath}',
    put: 'data-label={showPath}',
    // The breadcrumbs collapse on a phone and in print.
    isSeen: either(({ width }) => width === 390, onPaper),
  },
  {
    what: 'a Tab stop lost',
    target: matrix('Stepper'),
    file: `${COMPONENTS}/Stepper/Stepper.tsx`,
    find: 'type="button" className={styles.link}',
    put: 'type="button" tabIndex={-1} className={styles.link}',
    isSeen: EVERYWHERE,
  },
  {
    what: 'a focus ring gone',
    target: matrix('ToggleButton'),
    file: `${COMPONENTS}/ToggleButton/ToggleButton.css.ts`,
    find: "'&[data-focus-visible]': focusRing",
    put: "'&[data-focus-visible]': { outline: 'none' }",
    isSeen: EVERYWHERE,
  },
  {
    what: 'a print rule gone',
    target: matrix('ScrollToTop'),
    file: `${COMPONENTS}/ScrollToTop/ScrollToTop.css.ts`,
    find: "'@media': { print: { display: 'none' } },",
    put: '',
    isSeen: onPaper,
  },
]

/** Faults of the theme, which affect everything: each is built separately and checked in some matrices. */
const EVERYWHERE_AT_ONCE = [
  {
    what: 'a shade of a token in the dark theme',
    file: `${THEME}/themes.ts`,
    find: 'border: step(neutral, 5)',
    put: 'border: step(neutral, 6)',
    isSeen: (mode) => inTheme('dark')(mode) && !onPaper(mode),
  },
  {
    what: 'a font that does not load',
    file: `${THEME}/fonts.css.ts`,
    find: './fonts/inter-latin.woff2',
    put: '/fonts/gone.woff2',
    isSeen: EVERYWHERE,
  },
]

function textsWith(faults) {
  return faults.map(({ what, file, find, put }) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    if (text.split(find).length !== 2) throw new Error(`${what}: ${file} does not have the place once.`)
    return [file, text.replace(find, () => put)]
  })
}

/**
 * Builds a copy of the sources with these faults, and reviews it the same as a branch. Returns the missed faults and
 * any other differences.
 */
async function problemsOf(base, faults, wantedIn) {
  const head = await buildSide({ commit: commitWith(textsWith(faults)), withPortal: false })
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
    ...notBuilt.map((id) => `built alike: ${id}`),
    ...wanted.filter((each) => !found.includes(each)).map((each) => `missed: ${each}`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `not touched: ${each}`),
    ...failures,
    ...unsteady.map(({ id, mode }) => `unsteady: ${id} ${mode}`),
  ]
}

/**
 * Tests the whole process from the sources to the differences; `test` receives each check, which returns its problem.
 */
export async function trySources(test) {
  let base
  const review = async (faults, wantedIn) => {
    base ??= await buildSide({ commit: commitWith([]), withPortal: false })
    return problemsOf(base, faults, wantedIn)
  }
  const names = APART.map(({ what }) => what).join(', ')
  await test(`The review shows changes in the sources: ${names}`, () => review(APART))
  for (const fault of EVERYWHERE_AT_ONCE)
    await test(`The review shows a change in the sources: ${fault.what}`, () => review([fault], SOME))
}
