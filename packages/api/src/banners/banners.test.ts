import type { Banner } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function bannersOf(loginId: string, locale = 'en-US'): Promise<Banner[]> {
  const browser = await server.signedIn(loginId)
  return (await browser.get('banner', { locale })).json<Banner[]>()
}

describe('banners', () => {
  it.each([
    ['super@scintilla.example', ['SUPER_ADMIN', 'GENERAL']],
    ['spectator@scintilla.example', ['SUPER_ADMIN_SPECTATOR', 'GENERAL']],
    ['agent@northbridge.example', ['SPONSORED_SUPPLIER', 'GENERAL']],
    ['agent.multi@northbridge.example', ['SPONSORED_SUPPLIER_MULTI', 'GENERAL']],
    ['merchant@scintilla.example', ['COMPANY_SWITCH_TAGGED', 'GENERAL']],
    ['basic.admin@smallfarm.example', ['AUDIT', 'GENERAL']],
    ['basic@smallfarm.example', ['GENERAL']],
    ['user@brightfoods.example', ['GENERAL']],
  ])('BAN-01 %s sees %j', async (loginId, kinds) => {
    expect((await bannersOf(loginId)).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('BAN-01 the banner names the company in effect', async () => {
    const [banner] = await bannersOf('agent@northbridge.example')
    expect(banner?.title).toBe('You’re a sponsored user of Northbridge Agency.')
  })

  it.each([
    ['en-US', '03/23/2026'],
    ['es-MX', '23 de marzo de 2026'],
    ['fr-CA', '23 mars 2026'],
  ])('BAN-02 the audit’s deadline has the format of %s', async (locale, deadline) => {
    const [audit] = await bannersOf('basic.admin@smallfarm.example', locale)
    expect(audit).toMatchObject({ kind: 'AUDIT', deadline: '2026-03-23', dismissible: false })
    expect(audit?.text).toContain(deadline)
  })

  it.each(['NONE', 'CONFIRMED'] as const)(
    'BAN-02 there is no audit banner if the audit’s state is %s',
    async (audit_status) => {
      const company = server.db.updateTable('companies').where('name', '=', 'Small Farm')
      await company.set({ audit_status }).execute()
      const banners = await bannersOf('basic.admin@smallfarm.example')
      await company.set({ audit_status: 'PENDING' }).execute()
      expect(banners.map(({ kind }) => kind)).toEqual(['GENERAL'])
    },
  )

  it('BAN-02 the audit banner has the exact text', async () => {
    const [audit] = await bannersOf('basic.admin@smallfarm.example')
    expect(`${audit?.title} ${audit?.text}`).toBe(
      'An audit is pending. Review and modify your user list and confirm that all users are verified by 03/23/2026. If the audit is not completed, all users will lose access.',
    )
  })

  it('BAN-02 the audit banner links to the review and to its last step', async () => {
    const [audit] = await bannersOf('basic.admin@smallfarm.example')
    expect(audit).toMatchObject({
      linkText: 'Review users',
      linkUrl: '/admin/userList?review=current',
      lastStep: { text: 'Confirm all users are verified', url: '/admin/userList?review=current&step=confirm' },
    })
  })

  it('BAN-04 BAN-05 anonymous visitors get only general banners, dismissible and in their language', async () => {
    const browser = server.browser()
    const banners = (await browser.get('banner', { locale: 'es-MX' })).json<Banner[]>()
    expect(banners).toHaveLength(1)
    expect(banners[0]).toMatchObject({ kind: 'GENERAL', dismissible: true, linkUrl: '/releaseNotes' })
    expect(banners[0]?.title).toBe('Pulso del cliente estará disponible para todos a partir del 26 de marzo.')
  })

  it.each(['super@scintilla.example', 'agent@northbridge.example', 'basic.admin@smallfarm.example'])(
    'BAN-05b %s can dismiss only general banners',
    async (loginId) => {
      for (const { kind, dismissible } of await bannersOf(loginId)) expect(dismissible, kind).toBe(kind === 'GENERAL')
    },
  )

  it('BAN-04 each tenant has its own banners, and expired ones are not returned', async () => {
    const mexico = server.browser('mx.localhost:4173')
    expect((await mexico.get('banner')).json<Banner[]>()[0]?.linkUrl).toBe('/support')
    await server.db.updateTable('banners').set({ ends_at: server.clock.now() }).where('kind', '=', 'GENERAL').execute()
    expect((await mexico.get('banner')).json<Banner[]>()).toEqual([])
  })

  it('TIL-05 BAN-05 a disguised external link is not returned', async () => {
    const canada = server.browser('ca.localhost:4173')
    await server.db.updateTable('banners').set({ link_url: '/\t/evil.example', ends_at: null }).execute()
    expect((await canada.get('banner')).json<Banner[]>().map(({ linkUrl }) => linkUrl)).toEqual([null])
  })
})
