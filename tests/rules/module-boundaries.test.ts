import { describe, expect, it } from 'vitest'
import { findCycle, tablesOfOtherAreas, readSources, forbiddenImports } from './import-graph.ts'

const sources = readSources()

/** One example of each kind of rule: package to package, layer to layer, area to area, and a dependency. */
const REFUSED: [file: string, specifier: string][] = [
  ['packages/contract/src/users/rules.ts', '@tessera/ui'],
  ['packages/ui/src/theme/themes.ts', '../components/Button/Button.tsx'],
  ['packages/api/src/companies/queries.ts', '../products/routes.ts'],
  ['portal/src/features/users/UsersPage.tsx', '../companies/AllCompanies.tsx'],
  ['portal/src/features/users/UsersPage.tsx', '@tanstack/react-table'],
  ['portal/src/features/users/UsersPage.tsx', '@tessera/contract/schemas'],
]

describe('module boundaries', () => {
  it('files import only what their layer allows', () => {
    expect([...sources].flatMap(([file, source]) => forbiddenImports(file, source))).toEqual([])
  })

  it.each(REFUSED)('%s cannot import %s', (file, specifier) => {
    expect(forbiddenImports(file, `import type { Thing } from '${specifier}'\n`)).toHaveLength(1)
  })
})

describe('import cycles', () => {
  it('no file imports itself through others, including types', () => {
    expect(findCycle(sources)).toBeNull()
  })
})

describe('table owners', () => {
  it('an area queries only its own tables', () => {
    expect(tablesOfOtherAreas(sources)).toEqual([])
  })

  it('reports a query that joins a table of another area', () => {
    const file = 'packages/api/src/companies/queries.ts'
    expect(tablesOfOtherAreas(new Map([...sources, [file, "from.innerJoin('products_grants', …)"]]))).toEqual([
      `${file} queries products_grants, which belongs to products`,
    ])
  })
})
