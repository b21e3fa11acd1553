import type { Failure } from '@tessera/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from './core/mail/mail.ts'
import { readSettings } from './core/config/settings.ts'
import { Browser } from './testing/browser.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'

const USER = 'user@brightfoods.example'

let one: TestServer
let other: TestServer
beforeAll(async () => {
  one = await startTestServer()
  other = await startTestServer({ beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** A browser whose requests alternate between the two servers. */
function balanced(): Browser {
  let turn = 0
  const inject = (request: InjectOptions) => {
    turn += 1
    return (turn % 2 ? one : other).app.inject(request)
  }
  return new Browser({ inject })
}

const mailsTo = (recipient: string) =>
  one.db.selectFrom('mails').select('body').where('recipient', '=', recipient).execute()

const codeOf = (response: LightMyRequestResponse): string => response.json<Failure>().code

/** A slow SMTP server that refuses `nobody@` and never responds to `silent@`; records its mails and their subjects. */
async function slowMailbox() {
  const texts: string[] = []
  const subjects: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('silent@')) return
      done(address.startsWith('nobody@') ? new Error('No such mailbox') : null)
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        texts.push(text)
        subjects.push(/^Subject: (.*)\r$/m.exec(text)?.[1] ?? '')
        setTimeout(done, 20)
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { texts, subjects, url, close: () => new Promise<void>((resolve) => smtp.close(resolve)) }
}

describe('two servers of one database', () => {
  it('SES-04 send each email once, whichever server sends the outbox', async () => {
    const mailbox = await slowMailbox()
    const settings = readSettings({ SMTP_URL: mailbox.url })
    const mailers = [one, other].map(({ db, clock }) => createMailer(db, clock, settings))
    const subjects = Array.from({ length: 8 }, (_, index) => `Mail ${index}`)
    for (const subject of subjects) {
      await mailers[0]?.post(one.db, { recipient: USER, locale: 'en-US', subject, body: 'Hello' })
      one.clock.advance(1)
    }
    const sent = await Promise.all(mailers.map((mailer) => mailer.flush()))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(8)
    expect(mailbox.subjects.toSorted()).toEqual(subjects)
    one.clock.advance(6)
    expect(await mailers[0]?.flush()).toBe(0)
    await one.db.deleteFrom('mails').execute()
    await mailbox.close()
  })

  it('SRV-10 send the oldest emails first, and stop when the server stops', async () => {
    const mailbox = await slowMailbox()
    let taken = 0
    // The server starts to stop after the first mail.
    const isEnding = () => (taken += 1) > 1
    const mailer = createMailer(one.db, one.clock, readSettings({ SMTP_URL: mailbox.url }), isEnding)
    for (const subject of ['Newer', 'Older']) {
      await mailer.post(one.db, { recipient: USER, locale: 'en-US', subject, body: 'Hello' })
    }
    const created_at = new Date(one.clock.now().getTime() - 60_000)
    await one.db.updateTable('mails').set({ created_at }).where('subject', '=', 'Older').execute()
    expect(await mailer.flush()).toBe(1)
    expect(mailbox.subjects).toEqual(['Older'])
    await one.db.deleteFrom('mails').execute()
    await mailbox.close()
  })

  it('SRV-10 send waiting emails as soon as the mail server is available again', async () => {
    const away = createMailer(one.db, one.clock, readSettings({ SMTP_URL: 'smtp://127.0.0.1:9' }))
    await away.post(one.db, { recipient: USER, locale: 'en-US', subject: 'Late', body: 'Hello' })
    await expect(away.flush()).rejects.toThrow('ECONNREFUSED')
    const mailbox = await slowMailbox()
    expect(await createMailer(other.db, other.clock, readSettings({ SMTP_URL: mailbox.url })).flush()).toBe(1)
    expect(mailbox.subjects).toEqual(['Late'])
    await one.db.deleteFrom('mails').execute()
    await mailbox.close()
  })

  it('SES-04 continue with the next email if one is refused, and retry the refused one later', async () => {
    const mailbox = await slowMailbox()
    const mailer = createMailer(one.db, one.clock, readSettings({ SMTP_URL: mailbox.url }))
    for (const recipient of ['nobody@gone.example', USER]) {
      await mailer.post(one.db, { recipient, locale: 'en-US', subject: `To ${recipient}`, body: 'Hello' })
      one.clock.advance(1)
    }
    await expect(mailer.flush()).rejects.toThrow('No such mailbox')
    expect(mailbox.subjects).toEqual([`To ${USER}`])
    // For five minutes, another server may still be sending it.
    one.clock.advance(5)
    expect(await mailer.flush()).toBe(0)
    one.clock.advance(1)
    await expect(mailer.flush()).rejects.toThrow('No such mailbox')
    await one.db.deleteFrom('mails').execute()
    await mailbox.close()
  })

  it('SRV-10 send two hundred emails in one run, even if two of them fail', async () => {
    const mailbox = await slowMailbox()
    const settings = readSettings({ SMTP_URL: `${mailbox.url}?socketTimeout=2000` })
    const mailers = [one, other].map(({ db, clock }) => createMailer(db, clock, settings))
    const good = Array.from({ length: 198 }, (_, index) => `person-${index}@brightfoods.example`)
    for (const recipient of ['nobody@gone.example', 'silent@gone.example', ...good]) {
      await mailers[0]?.post(one.db, { recipient, locale: 'en-US', subject: `To ${recipient}`, body: 'Hello' })
    }
    await Promise.allSettled(mailers.map((mailer) => mailer.flush()))
    expect(mailbox.subjects.toSorted()).toEqual(good.map((recipient) => `To ${recipient}`).toSorted())
    const left = await one.db.selectFrom('mails').select('recipient').where('sent_at', 'is', null).execute()
    expect(left.map(({ recipient }) => recipient).toSorted()).toEqual(['nobody@gone.example', 'silent@gone.example'])
    await one.db.deleteFrom('mails').execute()
    await mailbox.close()
  })

  it('SRV-10 send each email as plain text and as HTML', async () => {
    const mailbox = await slowMailbox()
    const mailer = createMailer(one.db, one.clock, readSettings({ SMTP_URL: mailbox.url }))
    await mailer.post(one.db, { recipient: USER, locale: 'es-MX', subject: 'Hola', body: 'Hola, Ana:' })
    await mailer.flush()
    const [text] = mailbox.texts
    expect(text).toContain('Content-Type: multipart/alternative')
    expect(text).toMatch(
      /Content-Type: text\/plain; charset=utf-8[^]+\r\nHola, Ana:\r\n[^]+Content-Type: text\/html; charset=utf-8/,
    )
    expect(text).toMatch(/<html lang=3D"es-MX">|<html lang="es-MX">/)
    await one.db.deleteFrom('mails').execute()
    await mailbox.close()
  })

  it('SES-04 sign a user in together, and end the session together', async () => {
    const browser = balanced()
    expect(await browser.signIn(USER)).toBe('/apps')
    const statuses = await Promise.all([browser.get('auth-status'), browser.get('auth-status')])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const session = browser.cookies.get('session')
    await browser.post('logout')
    for (const server of [one, other]) {
      const late = server.browser()
      if (session) late.cookies.set('session', session)
      expect(codeOf(await late.get('auth-status'))).toBe('INVALID_TOKEN')
    }
  })

  it('SRV-08 a write sent to both servers has one effect', async () => {
    const headers = { 'idempotency-key': 'press-0001-of-both' }
    const ask = (server: TestServer) =>
      server.browser().send('POST', '/idp/reset/request', { body: { email: USER }, headers })
    const responses = await Promise.all([ask(one), ask(other), ask(one), ask(other)])
    expect(responses.every(({ statusCode }) => [204, 409].includes(statusCode))).toBe(true)
    await expect.poll(() => mailsTo(USER)).toHaveLength(1)
    expect(await one.db.selectFrom('session_reset_requests').selectAll().execute()).toEqual([])
  })

  it('SES-04 a link mailed by one server sets a password on the other, once', async () => {
    const email = 'admin@brightfoods.example'
    await one.browser().send('POST', '/idp/reset/request', { body: { email } })
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    const [mail] = await mailsTo(email)
    const token = /\/idp\/reset\/([\w-]+)/.exec(mail?.body ?? '')?.[1]
    const set = (server: TestServer) =>
      server.browser().send('POST', `/idp/reset/${token}/password`, { body: { password: 'a long new password' } })
    expect((await set(other)).statusCode).toBe(204)
    expect(codeOf(await set(one))).toBe('RESET_LINK_EXPIRED')
  })
})
