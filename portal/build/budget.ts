import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunkOf, chunksOf, stylesheetNamed, stylesheetsOf, withImports } from './chunks.ts'

/** A text of the ICU parser that survives minification; no chunk can contain it. */
const PARSER_MARK = 'EXPECT_ARGUMENT_CLOSING_BRACE'

interface FirstLoad {
  route: string
  entry: string
  modules: string[]
  /** The limit, in kB. */
  limit: number
}

/** The limit of a first load's stylesheets, in kB; prerendered pages are visible before these stylesheets load. */
const STYLES_LIMIT = 14

const PORTAL = { entry: '/src/main.tsx', limit: 159 }

/** The first visit to each measured page until it is interactive, in the language with the longest texts. */
const FIRST_LOADS: FirstLoad[] = [
  { ...PORTAL, route: '/', modules: ['/products/LandingPage.tsx', 'catalog/fr-CA', 'catalog/products/fr-CA'] },
  { ...PORTAL, route: '/login', modules: ['/session/LoginPage.tsx', 'catalog/fr-CA', 'catalog/session/fr-CA'] },
  {
    ...PORTAL,
    route: '/apps',
    modules: ['/products/LaunchPage.tsx', 'catalog/fr-CA', 'catalog/products/fr-CA'],
    limit: 161,
  },
  {
    route: '/idp/interaction/…',
    entry: 'sign-in.html',
    modules: ['catalog/fr-CA', 'catalog/signIn/fr-CA'],
    limit: 131,
  },
]

/** The sizes of a build's loads and their limits, in kB. */
export interface LoadSize {
  name: string
  weight: number
  limit: number
}

/** Fails the build if any part is over its limit. */
export function checkSizes(loads: readonly LoadSize[]): void {
  const tooLarge = loads.filter(({ weight, limit }) => weight > limit).map(({ name }) => name)
  if (tooLarge.length > 0) {
    throw new Error(
      `The first load is too large (min + gzip): ${tooLarge.join(', ')}. Load code that is not needed at first on demand.`,
    )
  }
}

function kilobytes(sources: Iterable<string>): number {
  return [...sources].reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0) / 1000
}

/** Prints the size of each first load (min + gzip, 1 kB = 1000 bytes) and fails a build above the limit. */
export function budget(): Plugin {
  return {
    name: 'portal-budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(_options, bundle) {
      if (chunksOf(bundle).some(({ code }) => code.includes(PARSER_MARK))) {
        throw new Error('The ICU message parser is in the bundle. Import only compiled messages.')
      }
      const rows = FIRST_LOADS.map(({ route, entry, modules, limit }) => {
        const loaded = withImports(
          bundle,
          [entry, ...modules].map((module) => chunkOf(bundle, module)),
        )
        const stylesheets = stylesheetsOf(loaded).map((name) => stylesheetNamed(bundle, name))
        return {
          'first load': route,
          'JS kB': Number(kilobytes([...loaded].map(({ code }) => code)).toFixed(1)),
          'limit kB': limit,
          'CSS kB': Number(kilobytes(stylesheets).toFixed(1)),
          files: loaded.size + stylesheets.length,
        }
      })
      console.table(rows)
      checkSizes(
        rows.flatMap((row) => [
          { name: row['first load'], weight: row['JS kB'], limit: row['limit kB'] },
          { name: `styles of ${row['first load']}`, weight: row['CSS kB'], limit: STYLES_LIMIT },
        ]),
      )
    },
  }
}
