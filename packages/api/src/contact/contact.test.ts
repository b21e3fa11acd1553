import type { ContactMessage, Failure, ListPage } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const MESSAGE = {
  firstName: 'Vera',
  lastName: 'Wong',
  email: 'Vera.Wong@Elsewhere.example',
  companyName: 'Elsewhere Foods',
  phone: '',
  topicId: '1464',
  message: 'Which product shows repeat purchases?',
  consent: true,
  locale: 'es-MX',
  variant: 'b',
}

let server: TestServer
let staff: Browser
beforeEach(async () => {
  server = await startTestServer()
  await server.db.deleteFrom('contact_messages').execute()
  staff = await server.signedIn('super@scintilla.example')
})
afterEach(() => server.close())

const send = (changes: object = {}, by = server.browser()) =>
  by.post('lcs/contact-us', { ...MESSAGE, ...changes }, { [HEADERS.botPrevention]: 'on' })
const list = async (query: string, by = staff) =>
  (await by.get(`lcs/contact-us?${query}`)).json<ListPage<ContactMessage>>()
const response = (id: string, body: object, by = staff) => by.post(`lcs/contact-us/${id}/answer`, body)
const mails = () => server.db.selectFrom('mails').selectAll().orderBy('created_at').execute()

describe('a contact message', () => {
  it('CON-02 is shown in Operations, emailed to contactMail, and gets one reply', async () => {
    await server.operate('config set contactMail desk@scintilla.example')
    server.clock.advance(1)
    const { contactId } = (await send()).json<{ contactId: string }>()
    const found = await list('search=repeat purchases&states=OPEN')
    expect(found.content).toMatchObject([
      {
        contactId,
        email: 'vera.wong@elsewhere.example',
        topic: { title: 'Product question' },
        answer: null,
        version: 1,
      },
    ])
    const [copy] = await mails()
    expect([copy?.recipient, copy?.subject]).toEqual([
      'desk@scintilla.example',
      'Contact message from Vera Wong, Elsewhere Foods',
    ])
    const body = { text: 'El análisis del comprador.', version: 1 }
    const answered = (await response(contactId, body)).json<ContactMessage>()
    expect(answered.answer).toMatchObject({ text: body.text, by: 'Morgan Hale' })
    const [, mail] = await mails()
    expect([mail?.recipient, mail?.locale, mail?.subject]).toEqual([
      'vera.wong@elsewhere.example',
      'es-MX',
      'Tu mensaje a Scintilla',
    ])
    const again = await response(contactId, { ...body, version: 2 })
    expect([again.statusCode, again.json<Failure>().code]).toEqual([409, 'CONFLICT'])
    expect(again.json<{ current: ContactMessage }>().current.answer?.by).toBe('Morgan Hale')
    expect((await list('states=OPEN&search=repeat purchases')).total_elements).toBe(0)
    const spectator = await server.signedIn('spectator@scintilla.example')
    expect((await list('states=ANSWERED&search=Wong', spectator)).total_elements).toBe(1)
    expect((await response(contactId, body, spectator)).statusCode).toBe(403)
  })

  it('CON-01 is refused with the missing fields, or with a topic that the tenant does not have', async () => {
    const empty = Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, '']))
    const refused = (await send({ ...empty, consent: false, locale: 'en-US', variant: 'a' })).json<Failure>()
    expect(refused.fieldErrors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'firstName required',
      'lastName required',
      'email required',
      'companyName required',
      'topicId required',
      'message required',
      'consent invalid_value',
    ])
    const billing = await send({ topicId: '1466' }, server.browser('mx.localhost:4173'))
    expect(billing.json<Failure>().fieldErrors?.map(({ field, code }) => `${field} ${code}`)).toEqual(['topicId gone'])
  })

  it('CON-02 is visible only in its tenant', async () => {
    const { contactId } = (await send()).json<{ contactId: string }>()
    const elsewhere = await server.signedIn('super@scintilla.example', 'mx.localhost:4173')
    expect((await list('search=Wong', elsewhere)).total_elements).toBe(0)
    expect((await response(contactId, { text: 'Hello', version: 1 }, elsewhere)).statusCode).toBe(404)
  })
})
