import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../src')
const ROW = /path: '([^']+)',(?:(?!path: ')[^])*?lazyPage\(\s*\(\) => import\('([^']+)'\)((?:,\s*'\w+')*),?\s*\)/g

/** A screen, as its row in the route table declares it. */
export interface BuiltPage {
  /** The pattern of its paths. */
  path: string
  /** Its file, relative to `src`. */
  file: string
  /** The parts of the catalog that it loads besides the shared one. */
  parts: string[]
}

function pagesOf(table: string): BuiltPage[] {
  const source = readFileSync(join(SOURCES, table), 'utf8')
  const rows = [...source.matchAll(ROW)]
  if (rows.length !== source.split('lazyPage(').length - 1) {
    throw new Error(`Some pages of src/${table} can't be read. Begin each row with its path, or fix build/pages.ts.`)
  }
  return rows.map(([, path = '', file = '', parts = '']) => ({
    path,
    file: join(table, '..', file),
    parts: [...parts.matchAll(/'(\w+)'/g)].map(([, part = '']) => part),
  }))
}

/** Returns the screens to build, from the route tables of the areas. */
export function builtPages(): BuiltPage[] {
  const areas = readdirSync(join(SOURCES, 'features')).toSorted()
  return areas.flatMap((area) => pagesOf(`features/${area}/routes.ts`))
}
