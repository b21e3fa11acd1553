import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import { systemClock } from '../clock.ts'
import { createMailer } from './mail.ts'

it('SRV-10 a recipient is one address, even with a comma in it, so no other address gets the email', async () => {
  const recipients: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done()
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', done)
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  const opened = await openTestDatabase()
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'portal@scintilla.example' }
  const mailer = createMailer(opened.db, systemClock, settings)
  await mailer.post(opened.db, {
    recipient: 'smith,john@acme.example',
    locale: 'en-US',
    subject: 'Hello',
    body: 'Hello',
  })
  expect(await mailer.flush()).toBe(1)
  expect(recipients).toEqual(['"smith,john"@acme.example'])
  await opened.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
