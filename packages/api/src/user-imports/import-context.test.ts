import type { Kysely, KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '../schema.ts'
import { ADMIN, USER } from '../testing/administration.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { checkRows } from './check-rows.ts'
import type { ImportReader } from './import-context.ts'
import { readImportContext, parseRows } from './import-context.ts'

let server: TestServer
let reader: ImportReader
beforeAll(async () => {
  server = await startTestServer()
  const { company_id: id } = await personOf(server, ADMIN)
  const company = { id, companyType: 'SUPPLIER', accountType: 'Charter' } as const
  reader = { company, readerId: ADMIN, locale: 'es-MX', now: server.clock.now() }
})
afterAll(() => server.close())

const written = (email: string, products: string) => ({
  firstName: 'Ana',
  lastName: 'Cruz',
  email,
  companyType: 'Nuestra empresa',
  products,
  role: 'Usuario',
})

/** Counts the statements that are sent. */
function withQueryCount(db: Kysely<Schema>): { db: Kysely<Schema>; count: () => number } {
  let sent = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), count: () => sent }
}

async function checked(db: Kysely<Schema>, emails: readonly string[]) {
  const rows = emails.map((email, index) => ({ row: index + 2, values: written(email, 'REPORT_BUILDER') }))
  const parsed = await parseRows(db, rows, reader)
  return checkRows(parsed, 'add', await readImportContext(db, parsed, reader))
}

describe('the rows of a file', () => {
  it('USR-17 accept types and products in the wording of user lists, in any language', async () => {
    const received: [type: string, products: string][] = [
      ['Proveedor', 'Report Builder, Shopper Behavior'],
      ['Utilisateur tiers', 'REPORT_BUILDER; SHOPPER_BEHAVIOR'],
      ['Proveedor', 'Report Builder | REPORT_BUILDER'],
    ]
    const rows = received.map(([companyType, products], index) => ({
      row: index + 2,
      values: { ...written('new@brightfoods.example', products), companyType },
    }))
    const parsed = await parseRows(server.db, rows, reader)
    expect(parsed.map(({ companyType, products }) => [companyType, products])).toEqual([
      ['COMPANY', ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR']],
      ['THIRD_PARTY', ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR']],
      ['COMPANY', ['REPORT_BUILDER']],
    ])
  })

  it('USR-11 USR-17 are checked against users here and in other companies, and against the domains', async () => {
    const rows = await checked(server.db, [
      'new@brightfoods.example',
      USER,
      'blocked@brightfoods.example',
      'invited@brightfoods.example',
      'somebody@campoverde.example',
      ADMIN,
    ])
    expect(rows.map(({ status, errors }) => [status, ...errors.map(({ code }) => code)])).toEqual([
      ['VALID'],
      ['WOULD_OVERWRITE'],
      ['INVALID', 'USER_BLOCKED'],
      ['WOULD_OVERWRITE'],
      ['INVALID', 'DOMAIN_NOT_AUTHORIZED'],
      ['INVALID', 'own_role'],
    ])
    const before = rows[3]?.conflicts.find(({ field }) => field === 'firstName')
    expect(before).toEqual({ field: 'firstName', before: 'Quinn', after: 'Ana' })
  })

  it('USR-17 take the same number of queries for 5,000 rows as for one', async () => {
    const one = withQueryCount(server.db)
    await checked(one.db, [USER])
    const many = withQueryCount(server.db)
    const people = await server.db.selectFrom('users').select('login_id').limit(2_000).execute()
    const more = Array.from({ length: 3_000 }, (_, n) => `new${n}@brightfoods.example`)
    const rows = await checked(many.db, [...people.map(({ login_id }) => login_id), ...more])
    expect(rows).toHaveLength(people.length + 3_000)
    expect(many.count()).toBe(one.count())
    expect(many.count()).toBeLessThanOrEqual(12)
  })

  it('USR-17 are unchanged if the user already has these values', async () => {
    const person = await server.db
      .selectFrom('users')
      .selectAll()
      .where('login_id', '=', 'invited@brightfoods.example')
      .executeTakeFirstOrThrow()
    const promised = await server.db
      .selectFrom('users_promised_products')
      .select('product_code')
      .where('login_id', '=', person.login_id)
      .execute()
    const values = {
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email.toUpperCase(),
      companyType: person.third_party_user ? 'Tercero' : 'COMPANY',
      products: promised.map(({ product_code }) => product_code).join(' | '),
      role: person.user_group === 'ADMIN' ? 'Administrateur' : 'User',
    }
    const parsed = await parseRows(server.db, [{ row: 2, values }], reader)
    const [row] = checkRows(parsed, 'edit', await readImportContext(server.db, parsed, reader))
    expect(row).toMatchObject({ status: 'UNCHANGED', errors: [], conflicts: [] })
  })
})
