import type { Call } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from './core/http/register.ts'
import type { Browser } from './testing/browser.ts'
import type { TestServer } from './testing/server.ts'
import { startTestServer } from './testing/server.ts'

const READS = Object.values<Record<string, Call>>(calls)
  .flatMap((area) => Object.values(area))
  .filter(({ method, writes, path }) => method === 'GET' && !writes && !path.startsWith('/'))
const PEOPLE = ['super@scintilla.example', 'user@brightfoods.example', 'agent.multi@northbridge.example']

let server: TestServer
const browsers: [loginId: string, browser: Browser][] = []
beforeAll(async () => {
  server = await startTestServer()
  for (const loginId of PEOPLE) browsers.push([loginId, await server.signedIn(loginId)])
})
afterAll(() => server.close())

describe('the language of a response', () => {
  it.each(READS.map((call) => [call.id, call] as const))(
    'I18N-04 %s declares it, and varies by it, only if the response contains texts of the server',
    async (_id, call) => {
      for (const [loginId, browser] of browsers) {
        const { company_id: companyId } = await server.db
          .selectFrom('users')
          .select('company_id')
          .where('login_id', '=', loginId)
          .executeTakeFirstOrThrow()
        const path = pathOf(call).replace(':loginId', encodeURIComponent(loginId)).replace(':companyId', companyId)
        const query = new URLSearchParams({ loginId, fields: 'last_login' })
        const inLanguage = (locale: string) =>
          browser.send('GET', `${path}?${query.toString()}`, { headers: { [HEADERS.locale]: locale } })
        const english = await inLanguage('en-US')
        if (english.statusCode !== 200) continue
        const [again, french] = [await inLanguage('en-US'), await inLanguage('fr-CA')]
        expect(french.headers['content-language']).toBe(call.localized ? 'fr-CA' : undefined)
        // Varying parts, such as the redirect to the provider, are ignored.
        if (!call.localized && again.body === english.body) expect(french.body).toEqual(english.body)
      }
    },
  )
})
