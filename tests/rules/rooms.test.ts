import { describe, expect, it } from 'vitest'
import { circleIn, foreignTablesIn, readHouse, trespassesOf } from './walker.ts'

const house = readHouse()

// Each line breaks one rule of the house, one for each direction that is closed.
const TRESPASSES: [file: string, specifier: string][] = [
  ['packages/contract/src/users/rules.ts', 'react'],
  ['packages/contract/src/users/rules.ts', '@tessera/ui'],
  ['packages/ui/src/theme/themes.ts', '../internal/icon.tsx'],
  ['packages/ui/src/theme/themes.ts', '../components/Button/Button.tsx'],
  ['packages/ui/src/messages/format.ts', '../components/Button/words.ts'],
  ['packages/ui/src/internal/icon.tsx', '../components/Button/Button.tsx'],
  ['packages/ui/src/components/Button/Button.tsx', '../../entries/index.ts'],
  ['packages/ui/src/components/Button/Button.tsx', '@tessera/contract'],
  ['packages/ui/src/components/Button/Button.tsx', 'swr'],
  ['packages/ui/src/components/Button/Button.tsx', 'react-router-dom'],
  ['packages/ui/src/components/Button/Button.tsx', 'zod'],
  ['packages/ui/src/entries/index.ts', 'react-router-dom'],
  ['packages/api/src/core/guards.ts', '../users/account.ts'],
  ['packages/api/src/core/guards.ts', '../app.ts'],
  ['packages/api/src/core/guards.ts', '../demo/accounts.ts'],
  ['packages/api/src/companies/queries.ts', '../products/routes.ts'],
  ['packages/api/src/session/routes.ts', '../demo/accounts.ts'],
  ['packages/api/src/session/routes.ts', '../app.ts'],
  ['packages/api/src/session/routes.ts', '@tessera/ui'],
  ['packages/api/src/app.ts', './demo/accounts.ts'],
  ['portal/src/data/client.ts', '../platform/session/session.tsx'],
  ['portal/src/data/client.ts', '../messages/intl.tsx'],
  ['portal/src/messages/intl.tsx', '../platform/session/session.tsx'],
  ['portal/src/platform/session/session.tsx', '../../shell/Frame.tsx'],
  ['portal/src/platform/session/session.tsx', '../../features/session/LoginPage.tsx'],
  ['portal/src/platform/session/session.tsx', '../../forms/fields.tsx'],
  ['portal/src/platform/session/session.tsx', '../../tables/ListTable.tsx'],
  ['portal/src/forms/fields.tsx', '../shell/Frame.tsx'],
  ['portal/src/forms/fields.tsx', '../tables/ListTable.tsx'],
  ['portal/src/forms/fields.tsx', '../features/session/LoginPage.tsx'],
  ['portal/src/tables/ListTable.tsx', '../forms/fields.tsx'],
  ['portal/src/tables/ListTable.tsx', '../features/session/LoginPage.tsx'],
  ['portal/src/features/users/UsersPage.tsx', '../companies/AllCompanies.tsx'],
  ['portal/src/features/users/UsersPage.tsx', '../../shell/Frame.tsx'],
  ['portal/src/features/users/UsersPage.tsx', '../../sign-in/SignInPage.tsx'],
  ['portal/src/features/users/UsersPage.tsx', '../../routes.ts'],
  ['portal/src/features/users/UsersPage.tsx', 'react-aria-components/Button'],
  ['portal/src/features/users/UsersPage.tsx', '@tanstack/react-table'],
  ['portal/src/features/users/UsersPage.tsx', '@vanilla-extract/css'],
  ['portal/src/features/users/UsersPage.tsx', '@tessera/contract/schemas'],
  ['portal/src/features/users/UsersPage.tsx', 'zod'],
  ['portal/src/shell/Frame.tsx', '../features/session/LoginPage.tsx'],
  ['portal/src/shell/Frame.tsx', '../forms/fields.tsx'],
  ['portal/src/shell/Frame.tsx', '../tables/ListTable.tsx'],
  ['portal/src/shell/Frame.tsx', '../sign-in/SignInPage.tsx'],
  ['portal/src/shell/Frame.tsx', '../routes.ts'],
  ['portal/src/sign-in/SignInPage.tsx', '../features/session/LoginPage.tsx'],
  ['portal/src/sign-in/SignInPage.tsx', '../shell/Frame.tsx'],
  ['portal/src/routes.ts', './shell/Frame.tsx'],
  ['tests/journeys/launch.spec.ts', '../../packages/ui/src/entries/index.ts'],
  ['tests/journeys/launch.spec.ts', '../../portal/src/routes.ts'],
]

// Each of these is open, though its neighbour is closed.
const WAYS: [file: string, specifier: string][] = [
  ['packages/ui/src/components/Button/Button.test.tsx', '../../entries/index.ts'],
  ['packages/api/src/companies/queries.ts', '../products/queries.ts'],
  ['packages/api/src/start.ts', './demo/accounts.ts'],
  ['portal/src/features/users/UsersPage.tsx', '../../platform/session/session.tsx'],
  ['portal/src/features/users/UsersPage.tsx', './use-users.ts'],
  ['portal/src/forms/schema.ts', '@tessera/contract/schemas'],
  ['tests/rules/rooms.test.ts', './walker.ts'],
]

describe('who may import whom', () => {
  it('nobody in the house goes where they may not', () => {
    expect([...house].flatMap(([file, source]) => trespassesOf(file, source))).toEqual([])
  })

  it.each(TRESPASSES)('%s may not import %s', (file, specifier) => {
    expect(trespassesOf(file, `import { thing } from '${specifier}'\n`)).toHaveLength(1)
    expect(trespassesOf(file, `import type { Thing } from '${specifier}'\n`)).toHaveLength(1)
    expect(trespassesOf(file, `export * from '${specifier}'\n`)).toHaveLength(1)
    expect(trespassesOf(file, `const thing = await import('${specifier}')\n`)).toHaveLength(1)
  })

  it.each(WAYS)('%s may import %s', (file, specifier) => {
    expect(trespassesOf(file, `import { thing } from '${specifier}'\n`)).toEqual([])
  })
})

describe('circles', () => {
  it('no file needs itself, by types either', () => {
    expect(circleIn(house)).toBeNull()
  })

  it('finds one', () => {
    const circle = new Map([
      ['a.ts', "import { b } from './b.ts'"],
      ['b.ts', "import type { C } from './c.ts'"],
      ['c.ts', "export * from './a.ts'"],
    ])
    expect(circleIn(circle)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts'])
  })
})

describe('whose table it is', () => {
  it('an area queries no table but its own: others by what their owners export', () => {
    expect(foreignTablesIn(house)).toEqual([])
  })

  it.each([
    "db.selectFrom('products_grants')",
    'sql`select 1 from products_grants`',
    "from.innerJoin('products_grants', …)",
  ])('companies may not say %s', (query) => {
    const file = 'packages/api/src/companies/queries.ts'
    expect(foreignTablesIn(new Map([...house, [file, query]]))).toEqual([
      `${file} reads products_grants, which is products's`,
    ])
  })
})
