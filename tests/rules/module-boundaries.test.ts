import { describe, expect, it } from 'vitest'
import { circleIn, foreignTablesIn, readSources, trespassesOf } from './import-graph.ts'

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

describe('import boundaries', () => {
  it('every file imports only what its room allows', () => {
    expect([...sources].flatMap(([file, source]) => trespassesOf(file, source))).toEqual([])
  })

  it.each(REFUSED)('%s cannot import %s', (file, specifier) => {
    expect(trespassesOf(file, `import type { Thing } from '${specifier}'\n`)).toHaveLength(1)
  })
})

describe('import cycles', () => {
  it('no file imports itself through others, types included', () => {
    expect(circleIn(sources)).toBeNull()
  })
})

describe('table owners', () => {
  it('an area queries only its own tables', () => {
    expect(foreignTablesIn(sources)).toEqual([])
  })

  it('names a query that joins a table of another area', () => {
    const file = 'packages/api/src/companies/queries.ts'
    expect(foreignTablesIn(new Map([...sources, [file, "from.innerJoin('products_grants', …)"]]))).toEqual([
      `${file} reads products_grants, which is products's`,
    ])
  })
})
