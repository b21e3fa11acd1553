import type { CheckedEmail, ImportPreview } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administering, waitForJob, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
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

const LOOK_ALIKE = '\u200buser@bright\u00adfoods.example\u2060'
const statuses = ({ rows }: ImportPreview) => rows.map(({ status, errors }) => [status, errors.map(({ code }) => code)])

describe('an address with invisible characters', () => {
  it('USR-11 USR-12 counts as the existing user’s address', async () => {
    const response = await admin.post(`${users}/validate`, { emails: [LOOK_ALIKE] })
    expect(response.json<CheckedEmail[]>().map(({ code }) => code)).toEqual(['USER_EXISTS'])
    const added = await admin.post(users, {
      firstName: 'Ana',
      lastName: 'Cruz',
      email: LOOK_ALIKE,
      companyType: 'COMPANY',
      products: ['CHANNEL_INSIGHTS'],
      role: 'USER',
      multipleSupplierAccess: false,
      language_code: 'en-US',
    })
    expect([added.statusCode, added.json()]).toMatchObject([400, { fieldErrors: [{ code: 'USER_EXISTS' }] }])
  })

  it('USR-17 USR-18 in a file is compared and stored without them, as are names', async () => {
    const sent = { by: admin, users }
    const rows = [
      newcomer(LOOK_ALIKE),
      newcomer('zoe@brightfoods.example', { name: 'Zo\u200b\u0007é' }),
      newcomer('zoe\u200d@brightfoods.example'),
    ]
    const report = await previewFile(fileOf(...rows), sent)
    expect(statuses(report)).toEqual([
      ['WOULD_OVERWRITE', []],
      ['VALID', []],
      ['INVALID', ['doubled']],
    ])
    await waitForJob(server, await commitPreview(report, { confirmedRows: [] }, sent), admin)
    expect(await personOf(server, 'zoe@brightfoods.example')).toMatchObject({ first_name: 'Zoé' })
  })

  it('SES-03 signs in its user', async () => {
    const browser = server.browser()
    await browser.signIn(`\u200b${USER}\u200b`)
    expect((await browser.get('auth-status')).statusCode).toBe(200)
  })
})
