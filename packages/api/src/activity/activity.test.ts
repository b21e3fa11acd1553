import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const SUPER = 'super@scintilla.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('LOG-04 an entry has its action, subject and source, and the database refuses to change or delete it', async () => {
  const company = await server.db
    .selectFrom('companies')
    .select('id')
    .where('name', '=', 'Bright Foods')
    .executeTakeFirstOrThrow()
  const browser = await server.signedIn(SUPER)
  await browser.get(`users/set-context?companyId=${company.id}`)
  const entries = () => server.db.selectFrom('activity_entries').selectAll().execute()
  const written = await entries()
  expect(written).toMatchObject([
    {
      event: 'CONTEXT_SET',
      actor_login_id: SUPER,
      entity_id: company.id,
      source_app: 'portal',
      before: { company: 'Scintilla' },
      after: { company: 'Bright Foods' },
    },
  ])
  const change = server.db.updateTable('activity_entries').set({ actor_name: 'Somebody else' })
  await expect(change.execute()).rejects.toThrow('activity_entries is only ever added to')
  await expect(server.db.deleteFrom('activity_entries').execute()).rejects.toThrow('is only ever added to')
  expect(await entries()).toEqual(written)
})
