import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/server.ts'

interface Logged {
  level: number
  msg: string
  err?: { message: string }
}

it('SES-03 SCR-04 a fault inside the provider is logged once with its error; the reader sees the error page', async () => {
  const lines: string[] = []
  const server = await startTestServer({ log: { write: (line: string) => lines.push(line) } })
  const browser = server.browser()
  const { redirectUrl } = (await browser.get('login')).json<{ redirectUrl: string }>()
  await sql`alter table session_provider rename to gone`.execute(server.db)
  const { path } = await browser.follow(redirectUrl)
  await sql`alter table gone rename to session_provider`.execute(server.db)
  expect(path).toBe('/error?from=login')
  const errors = lines.map((line) => JSON.parse(line) as Logged).filter(({ level }) => level >= 50)
  expect(errors).toMatchObject([{ msg: 'the identity provider failed', reqId: expect.any(String) }])
  expect(errors[0]?.err?.message).toContain('session_provider')
  await server.close()
})
