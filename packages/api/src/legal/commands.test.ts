import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LegalText, UserContext } from '@tessera/contract'
import { COMPANY_TYPES, LOCALES } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS } from '../demo/accounts.ts'
import type { TestServer } from '../testing/server.ts'
import { hostOf, startTestServer } from '../testing/server.ts'
import { dryRunArgsOf } from '../commands.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const gateOf = async (loginId: string) => {
  const browser = await server.signedIn(loginId, hostOf(loginId))
  return (await browser.get('v1/identity/user-context')).json<UserContext>().gate
}
const entries = () =>
  server.db.selectFrom('activity_entries').selectAll().where('event', '=', 'LEGAL_PUBLISHED').execute()
const refusalOf = async (words: string) => {
  const { status, lines } = await server.operate(words)
  expect(status).toBe(1)
  return lines.join('\n')
}
/** The line of output about publishing these texts. */
const dryRunLine = async (words: string) => (await server.operate(`legal publish ${words} --dry-run`)).lines.at(-1)

describe('the legal publish command', () => {
  it('TRM-01c TRM-02 SES-09 applies new terms immediately to all users, except super admins and users stopped by an earlier gate', async () => {
    const before = new Map<string, string | null>()
    for (const { loginId } of DEMO_ACCOUNTS) before.set(loginId, await gateOf(loginId))
    const { status, lines } = await server.operate('legal publish terms')
    expect(status).toBe(0)
    expect(lines[0]).toBe('Version 2026-03-02 of terms takes effect on 2026-03-02:')
    expect(lines).toHaveLength(16)
    const later = ['NDA_NOT_ACCEPTED', 'ADDENDUM_NOT_ACCEPTED']
    for (const { loginId } of DEMO_ACCOUNTS) {
      const known = before.get(loginId) ?? null
      const isSuper = /^(super|spectator)@/.test(loginId)
      const expected = isSuper || (known !== null && !later.includes(known)) ? known : 'TERMS_NOT_ACCEPTED'
      expect([loginId, await gateOf(loginId)]).toEqual([loginId, expected])
    }
  }, 120_000)

  it('LOG-04 is logged for the company that runs the portal, with the source cli', async () => {
    await server.operate('legal publish nda --version 2026.1')
    expect(await entries()).toMatchObject([
      { source_app: 'cli', entity_id: 'nda 2026.1', after: { kinds: ['US', 'MX', 'CA'] } },
    ])
    expect(await refusalOf('legal publish nda --version 2026.1')).toBe(
      'Version 2026.1 of nda is already published. Use another version; run legal to list them.',
    )
    expect(await entries()).toHaveLength(1)
    expect((await server.operate('legal')).lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^nda {2}- {2}US {2}2026\.1 {2}2026-03-02 {2}en-US es-MX fr-CA$/)]),
    )
  })

  it('TRM-01c names a version by its date if no name is given, with a number for several per day', async () => {
    const first = await server.operate('legal publish addendum')
    const second = await server.operate('legal publish addendum')
    expect(first.lines[0]).toMatch(/^Version 2026-03-02 of/)
    expect(second.lines[0]).toMatch(/^Version 2026-03-02\.2 of/)
  })

  it('TRM-01c publishes one kind for one tenant, from a day on, with its own sanitized texts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'texts-'))
    for (const locale of LOCALES) {
      await writeFile(join(folder, `${locale}.html`), `<h1>Terms ${locale}</h1>\n<p>New<script>x()</script></p>\n`)
    }
    const words = `legal publish terms --variant supplier --tenant mx --version 9 --from 2026-03-05 --texts ${folder}`
    expect((await server.operate(words)).lines).toEqual([
      'Version 9 of terms takes effect on 2026-03-05:',
      '  SUPPLIER  MX',
    ])
    const read = async (host: string) => (await server.browser(host).get('companies/public/terms')).json<LegalText>()
    expect((await read('mx.localhost:4173')).version).toBe('2025.1')
    server.clock.advance(3 * 24 * 60)
    expect(await read('mx.localhost:4173')).toMatchObject({ version: '9', title: 'Terms en-US', html: '<p>New</p>' })
    expect((await read('localhost:4173')).version).toBe('2025.1')
    await rm(join(folder, 'fr-CA.html'))
    expect(await refusalOf(`legal publish terms --version 10 --texts ${folder}`)).toContain("fr-CA.html can't be read")
    await writeFile(join(folder, 'fr-CA.html'), '<p>Without</p>')
    expect(await refusalOf(`legal publish terms --version 10 --texts ${folder}`)).toContain(
      "doesn't start with its title",
    )
    await rm(folder, { recursive: true })
  })

  it('TRM-01c refuses a date before that of the version in force, which would stay in force', async () => {
    const words = 'legal publish terms --variant SUPPLIER --tenant US --version 9 --from 2020-01-01'
    for (const more of ['', ' --dry-run']) {
      expect(await refusalOf(words + more)).toMatch(
        /^2025\.1 of terms, SUPPLIER, US, has been in force since .* remove --from\.$/,
      )
    }
    expect((await server.operate('legal')).lines.join('\n')).not.toMatch(/\b9\b.*2020/)
  })

  it('TRM-01c TRM-02 lists in a dry run the documents and tenants it renews and the users it stops, and changes nothing', async () => {
    const { status, lines } = await server.operate('legal publish terms --tenant MX --dry-run')
    expect(status).toBe(0)
    expect(lines[0]).toBe('Version 2026-03-02 of terms would take effect on 2026-03-02, with the current texts:')
    expect(lines.slice(1, -1).map((line) => line.trim().split(/ {2,}/).slice(0, 2))).toEqual(
      COMPANY_TYPES.map((type) => [type, 'MX']),
    )
    const counts = lines.slice(1, -1).map((line) => Number(/(\d+) (?:person|people)$/.exec(line)?.[1]))
    const all = counts.reduce((sum, count) => sum + count, 0)
    expect(all).toBeGreaterThan(170)
    expect(lines.at(-1)).toContain(`${all} people must accept it`)
    expect(await entries()).toEqual([])
    expect((await server.operate('legal')).lines.join()).not.toContain('2026-03-02')
  })

  it('NDA-02 DSA-02 counts only users who must accept the document', async () => {
    const isRequired = (words: string) =>
      dryRunLine(words).then((line) => Number(/(\d+) (?:person|people)/.exec(line ?? '')?.[1]))
    const [terms, nda, addendum] = [await isRequired('terms'), await isRequired('nda'), await isRequired('addendum')]
    expect(nda).toBeGreaterThan(0)
    expect(addendum).toBeGreaterThan(0)
    expect(Math.max(nda, addendum)).toBeLessThan(terms)
    expect(await dryRunLine('privacy-policy')).toBe('No user would have to accept it.')
  })

  it('TRM-01c skips the confirmation if requested', async () => {
    expect(dryRunArgsOf(['legal', 'publish', 'nda'])).toEqual(['legal', 'publish', 'nda', '--dry-run'])
    expect(dryRunArgsOf(['legal', 'publish', 'nda', '--yes'])).toBeNull()
    expect(dryRunArgsOf(['legal'])).toBeNull()
    expect((await server.operate('legal publish nda --yes')).lines[0]).toMatch(
      /^Version 2026-03-02 of nda takes effect/,
    )
  })

  it.each([
    ['legal publish', "'legal publish' is invalid. Usage: legal [publish DOCUMENT"],
    ['legal publish rules', "'rules' is not a valid document. Use one of: terms, nda, addendum, privacy-policy."],
    ['legal publish terms --variant other', "'other' is not a valid variant of terms. Use one of: SUPPLIER, "],
    ['legal publish nda --variant x', 'nda has no variants. Remove --variant.'],
    ['legal publish terms --tenant BR', "'BR' is not a valid tenant. Use one of: US, MX, CA."],
    ['legal publish terms --from 2026-02-30', "'2026-02-30' is not a date. Use the form 2026-12-31."],
    ['legal publish terms --soon', "'legal publish terms --soon' is invalid"],
    ['legal publish privacy-policy --tenant MX', 'There is no text of privacy-policy yet. Pass a folder'],
  ])('TRM-01c fails with a clear error about %s and changes nothing', async (words, sentence) => {
    expect(await refusalOf(words)).toContain(sentence)
    expect(await entries()).toEqual([])
  })
})
