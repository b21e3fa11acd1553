import type { Failure } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later } from '../core/clock.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const USER = 'user@erable.example'
const HOST = 'ca.localhost:4173'
const NEW = 'a long new password'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Requests a new password, and waits until the background work is done. */
async function ask(email: string, headers: Record<string, string> = {}) {
  const answer = await server.browser(HOST).send('POST', '/idp/reset/request', { body: { email }, headers })
  await settled(server)
  return answer
}
const settled = ({ db }: TestServer) =>
  expect.poll(() => db.selectFrom('session_reset_requests').select('id').execute()).toEqual([])
const isOpen = async (token: string) =>
  (await server.browser(HOST).send('GET', `/idp/reset/${token}/details`)).statusCode === 200
const forgetResets = () => server.db.deleteFrom('session_resets').execute()
const set = (token: string, password: string) =>
  server.browser(HOST).send('POST', `/idp/reset/${token}/password`, { body: { password } })
const mailsTo = (recipient: string) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('created_at', 'desc').execute()

async function tokenFor(email: string): Promise<string> {
  server.clock.advance(1)
  await ask(email)
  const [mail] = await mailsTo(email)
  return /\/idp\/reset\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('SRV-09a the eleventh attempt in a minute to set one is refused, whatever link it names', async () => {
    const statuses: number[] = []
    for (let count = 0; count <= LIMITS.strictRequestsPerMinute; count += 1) {
      statuses.push((await set(`guessed-${count}`, NEW)).statusCode)
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
    server.clock.advance(1)
  })

  it('SES-04 the reset page’s URL is public', async () => {
    const link = await server.browser(HOST).get('pwd-reset-link')
    expect(link.json()).toEqual({ url: `http://${HOST}/idp/reset` })
  })

  it('SES-04 a stopping server finishes the work after its responses', async () => {
    const lines: string[] = []
    const own = await startTestServer({ log: { write: (line: string) => void lines.push(line) } })
    const browser = own.browser(HOST)
    for (let count = 0; count < 5; count += 1)
      await browser.send('POST', '/idp/reset/request', { body: { email: USER } })
    await own.close()
    expect(lines.filter((line) => line.includes('"err"'))).toEqual([])
  })

  it('SES-04 a link is mailed in the reader’s language; the response is the same for unknown addresses', async () => {
    const [known, unknown] = [await ask(USER), await ask('nobody@erable.example')]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    const [mail] = await mailsTo(USER)
    expect(mail).toMatchObject({
      locale: 'fr-CA',
      subject: 'Définissez un nouveau mot de passe Scintilla',
      sent_at: null,
    })
    expect(mail?.body).toContain(`http://${HOST}/idp/reset/`)
    expect(await mailsTo('nobody@erable.example')).toEqual([])
  })

  it.each([true, false])(
    'SES-04 GEN-03 a mailed link points to the portal, whatever the Host header is (dev: %s)',
    async (isDev) => {
      const production = await startTestServer({ settings: { isDev } })
      const links: (string | undefined)[] = []
      for (const host of ['stranger.example', 'us.localhost:4173']) {
        const email = 'user@brightfoods.example'
        await production.browser(host).send('POST', '/idp/reset/request', { body: { email } })
        await settled(production)
        const { body } = await production.db.selectFrom('mails').select('body').executeTakeFirstOrThrow()
        links.push(/https?:\/\/[^/]+/.exec(body)?.[0])
        await production.db.deleteFrom('mails').execute()
      }
      expect(links).toEqual(['http://us.localhost', 'http://us.localhost:4173'])
      await production.close()
    },
  )

  it('SES-04 an account of another tenant gets no link from this host', async () => {
    await ask('user@campoverde.example')
    expect(await mailsTo('user@campoverde.example')).toEqual([])
  })

  it('SES-04 a link sets the password once, and every earlier session ends', async () => {
    const before = await server.signedIn(USER, HOST)
    const token = await tokenFor(USER)
    expect((await set(token, NEW)).statusCode).toBe(204)
    expect((await before.get('auth-status')).json<Failure>().code).toBe('INVALID_TOKEN')
    expect((await set(token, 'another long password')).json<Failure>().code).toBe('RESET_LINK_EXPIRED')
    expect(await server.browser(HOST).signIn(USER, '/apps', NEW)).toBe('/apps')
  })

  it('SES-04 a link expires after 30 minutes', async () => {
    const token = await tokenFor(USER)
    expect(await isOpen(token)).toBe(true)
    server.clock.advance(31)
    expect((await set(token, NEW)).json<Failure>().code).toBe('RESET_LINK_EXPIRED')
    expect(await isOpen(token)).toBe(false)
  })

  it('SES-04 another request invalidates no earlier link; setting a password invalidates all', async () => {
    const [first, second] = [await tokenFor(USER), await tokenFor(USER)]
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true])
    const both = await Promise.all([set(first, NEW), set(second, NEW)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 404])
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, false])
  })

  it('SES-04 an account gets at most five links per hour, even if earlier links have ended', async () => {
    server.clock.advance(61)
    const before = (await mailsTo(USER)).length
    const sent = async () => (await mailsTo(USER)).length - before
    await Promise.all(Array.from({ length: 4 }, () => ask(USER)))
    expect((await set(await tokenFor(USER), NEW)).statusCode).toBe(204)
    await ask(USER)
    expect(await sent()).toBe(5)
    server.clock.advance(58)
    await ask(USER)
    expect(await sent()).toBe(5)
    server.clock.advance(3)
    await ask(USER)
    expect(await sent()).toBe(6)
  })

  it('SES-04 invitations do not count toward the five links per hour', async () => {
    await forgetResets()
    const at = server.clock.now()
    const invitation = { login_id: USER, expires_at: later(at, 30 * 24 * 60 * 60_000), created_at: at, updated_at: at }
    const invitations = Array.from({ length: 5 }, (_, index) => ({ ...invitation, token_hash: `invitation ${index}` }))
    await server.db.insertInto('session_resets').values(invitations).execute()
    const before = (await mailsTo(USER)).length
    await ask(USER)
    expect(await mailsTo(USER)).toHaveLength(before + 1)
  })

  it('SES-04 the response needs no account lookup, so its duration does not reveal accounts', async () => {
    await forgetResets()
    const before = (await mailsTo(USER)).length
    await sql`alter table users rename to gone`.execute(server.db)
    const answer = await server.browser(HOST).send('POST', '/idp/reset/request', { body: { email: USER } })
    await sql`alter table gone rename to users`.execute(server.db)
    expect(answer.statusCode).toBe(204)
    await ask('nobody@erable.example')
    expect(await mailsTo(USER)).toHaveLength(before + 1)
  })

  it('SES-04 the link of a request from before a server stopped is mailed by the next server', async () => {
    await forgetResets()
    const before = (await mailsTo(USER)).length
    const options = { login_id: USER, tenant: 'CA', origin: `http://${HOST}`, locale: 'fr-CA' } as const
    await server.db.insertInto('session_reset_requests').values(options).execute()
    await ask('nobody@erable.example')
    expect(await mailsTo(USER)).toHaveLength(before + 1)
  })

  it.each(['short', 'user@erable.example!'])(
    'SES-04 the password %s is refused, and the link stays valid',
    async (password) => {
      await forgetResets()
      const token = await tokenFor(USER)
      expect((await set(token, password)).json<Failure>().fieldErrors?.[0]?.field).toBe('password')
      expect((await set(token, NEW)).statusCode).toBe(204)
    },
  )

  it('SES-03 a new password unlocks an account that failed logins have locked', async () => {
    const loginId = 'admin@erable.example'
    for (let times = 0; times < 5; times += 1) {
      const browser = server.browser(HOST)
      await browser.submit(await browser.openSignIn(), loginId, 'wrong')
    }
    const token = await tokenFor(loginId)
    expect((await set(token, NEW)).statusCode).toBe(204)
    expect(await server.browser(HOST).signIn(loginId, '/apps', NEW)).toBe('/apps')
  })
})

describe('a request sent twice', () => {
  const key = { 'idempotency-key': 'press-0001-0001' }

  it('has one effect and returns the same response', async () => {
    server.clock.advance(61)
    const before = (await mailsTo(USER)).length
    const [first, second] = [await ask(USER, key), await ask(USER, key)]
    expect([first.statusCode, second.statusCode]).toEqual([204, 204])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await mailsTo(USER)).toHaveLength(before + 1)
  })

  it('is refused if the key belongs to another request or is invalid', async () => {
    expect((await ask('other@erable.example', key)).json<Failure>().fieldErrors?.[0]?.code).toBe('reused_key')
    expect((await ask(USER, { 'idempotency-key': 'é' })).statusCode).toBe(400)
  })

  it('is a new request after a day', async () => {
    server.clock.advance(25 * 60)
    expect((await ask(USER, key)).headers['idempotency-replayed']).toBeUndefined()
  })
})

describe('with an SMTP server', () => {
  it('SES-04 emails are sent, and unsent ones stay in the outbox', async () => {
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const own = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
    const request = () =>
      own.browser().send('POST', '/idp/reset/request', { body: { email: 'user@brightfoods.example' } })
    await request()
    await expect.poll(() => received.join()).toContain('Subject: Set a new Scintilla password')
    await new Promise<void>((resolve) => smtp.close(resolve))
    expect((await request()).statusCode).toBe(204)
    await settled(own)
    const waiting = await own.db.selectFrom('mails').select('sent_at').execute()
    expect(waiting.filter(({ sent_at }) => sent_at === null)).toHaveLength(1)
    await own.close()
  })
})
