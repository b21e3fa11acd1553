import { afterAll, beforeAll, expect, it } from 'vitest'
import { administering, waitForJob } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { commitPreview, newcomer, previewFile, fileOf } from '../testing/importing.ts'

let server: TestServer
let admin: Browser
let users: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
afterAll(() => server.close())

it('USR-17 DOM-03 addresses at public mail hosts get the error that no company can have such a domain', async () => {
  const sent = { by: admin, users, locale: 'en-US' }
  const emails = ['ana@gmail.com', 'ana@Yahoo.com.MX', 'ana@otra.example', 'fine@brightfoods.example']
  const report = await previewFile(fileOf(...emails.map((email) => newcomer(email))), sent)
  expect(report.rows.map(({ errors }) => errors)).toEqual([
    [{ field: 'email', code: 'public_address' }],
    [{ field: 'email', code: 'public_address' }],
    [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
    [],
  ])
  const job = await waitForJob(server, await commitPreview(report, {}, sent), admin)
  const received = 'Public email domains are not allowed. Use a company email'
  expect(job.failed.map(({ error }) => error).slice(0, 2)).toEqual([received, received])
})
