import type { Failure } from '@tessera/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

interface Logged {
  level: number
  msg: string
  err?: { message: string }
}

let server: TestServer
let lines: string[]
beforeEach(async () => {
  lines = []
  server = await startTestServer({ log: { write: (line: string) => lines.push(line) } })
})
afterEach(() => server.close())

/** Runs an action while the provider can't access its table. */
async function whileBroken<T>(action: () => Promise<T>): Promise<T> {
  await sql`alter table session_provider rename to gone`.execute(server.db)
  const result = await action()
  await sql`alter table gone rename to session_provider`.execute(server.db)
  return result
}

const errors = () => lines.map((line) => JSON.parse(line) as Logged).filter(({ level }) => level >= 50)

describe('an internal error of the provider', () => {
  it('SES-03 SCR-04 is logged once with its error, and the user sees the error page', async () => {
    const browser = server.browser()
    const { redirectUrl } = (await browser.get('login')).json<{ redirectUrl: string }>()
    const { path } = await whileBroken(() => browser.follow(redirectUrl))
    expect(path).toBe('/error?from=login')
    expect(errors()).toMatchObject([{ msg: 'the identity provider failed', reqId: expect.any(String) }])
    expect(errors()[0]?.err?.message).toContain('session_provider')
  })

  it('SES-03 is not reported as an expired login page', async () => {
    const browser = server.browser()
    const uid = await browser.openSignIn()
    const response = await whileBroken(() => browser.submit(uid, 'user@brightfoods.example', DEMO_PASSWORD))
    expect(response.json<Failure>().code).toBe('INTERNAL')
    expect(errors()).toHaveLength(1)
    expect(errors()[0]?.err?.message).toContain('session_provider')
  })
})
