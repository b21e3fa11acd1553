import type { Failure } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { readSettings } from './core/settings.ts'
import { DEMO_ACCOUNTS } from './demo/accounts.ts'
import { Browser } from './testing/browser.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'
import { TODAY } from './testing/today.ts'

const USER = 'user@brightfoods.example'

let one: TestServer
let other: FastifyInstance
beforeAll(async () => {
  one = await startTestServer()
  other = await createApp({
    settings: readSettings({ DEMO_TODAY: TODAY }),
    db: one.db,
    sessionSecret: 'a secret that only tests know',
    portalDist: '/nowhere',
    demoAccounts: DEMO_ACCOUNTS,
    clock: one.clock,
  })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** A browser whose requests go to the two servers in turn. */
function balanced(): Browser {
  let turn = 0
  const inject = (options: Parameters<FastifyInstance['inject']>[0]) => {
    turn += 1
    return (turn % 2 ? one.app : other).inject(options)
  }
  return new Browser({ inject } as FastifyInstance)
}

const codeOf = (response: { json: <T>() => T }): string => response.json<Failure>().code

describe('two servers of one database', () => {
  it('SES-04 sign somebody in together, and end the session together', async () => {
    const browser = balanced()
    expect(await browser.signIn(USER)).toBe('/apps')
    const statuses = await Promise.all([browser.get('auth-status'), browser.get('auth-status')])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const session = browser.cookies.get('session')
    await browser.post('logout')
    for (const app of [one.app, other]) {
      const late = new Browser(app)
      if (session) late.cookies.set('session', session)
      expect(codeOf(await late.get('auth-status'))).toBe('INVALID_TOKEN')
    }
  })

  it('SRV-08 a write that is sent to both has one effect', async () => {
    const headers = { 'idempotency-key': 'press-0001-of-both' }
    const ask = (app: FastifyInstance) =>
      new Browser(app).send('POST', '/idp/reset/request', { body: { email: USER }, headers })
    const answers = await Promise.all([ask(one.app), ask(other), ask(one.app), ask(other)])
    expect(answers.every(({ statusCode }) => [204, 409].includes(statusCode))).toBe(true)
    expect(await one.db.selectFrom('mails').select('id').where('recipient', '=', USER).execute()).toHaveLength(1)
  })

  it('SES-04 a link that one has mailed sets a password on the other, once', async () => {
    const email = 'admin@brightfoods.example'
    await new Browser(one.app).send('POST', '/idp/reset/request', { body: { email } })
    const mail = await one.db.selectFrom('mails').select('body').where('recipient', '=', email).executeTakeFirst()
    const token = /\/idp\/reset\/([\w-]+)/.exec(mail?.body ?? '')?.[1]
    const set = (app: FastifyInstance) =>
      new Browser(app).send('POST', `/idp/reset/${token}/password`, { body: { password: 'a long new password' } })
    expect((await set(other)).statusCode).toBe(204)
    expect(codeOf(await set(one.app))).toBe('RESET_LINK_EXPIRED')
  })
})
