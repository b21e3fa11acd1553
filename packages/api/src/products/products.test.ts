import type { ProductIntroduction, ProductTile, RestrictedLaunch } from '@tessera/contract'
import { HEADERS, isTileHidden, LOCALES, tileState } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const MX = 'mx.localhost:4173'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function tilesOf(loginId: string, host?: string, locale = 'en-US'): Promise<ProductTile[]> {
  const browser = await server.signedIn(loginId, host)
  return (await browser.get('v1/products', { locale })).json<ProductTile[]>()
}

function states(tiles: readonly ProductTile[], tenant: 'US' | 'MX' | 'CA' = 'US') {
  const host = `${tenant.toLowerCase()}.localhost`
  return Object.fromEntries(
    tiles.filter((tile) => !isTileHidden(tile, host)).map((tile) => [tile.code, tileState(tile, tenant)]),
  )
}

describe('a user’s tiles', () => {
  it('TIL-03 TIL-04 TIL-05 TIL-06 TIL-08 user@brightfoods can launch one product, waits for one, and can learn about the others', async () => {
    expect(states(await tilesOf('user@brightfoods.example'))).toEqual({
      SHOPPER_BEHAVIOR: 'launch',
      REPORT_BUILDER: 'pending',
      CHANNEL_INSIGHTS: 'learn-more',
      CUSTOMER_PERCEPTION: 'learn-more',
      DIGITAL_LANDSCAPES: 'learn-more',
      INSIGHTS_ACTIVATION: 'learn-more',
    })
  })

  it('TIL-05 TIL-05a a URL is sent only with complete access, and is https', async () => {
    for (const tile of await tilesOf('user@brightfoods.example')) {
      const isComplete = tile.accessStatus === 'ACCESS_COMPLETE'
      expect(tile.redirectUrl?.startsWith('https://') ?? false).toBe(isComplete)
    }
  })

  it.each([
    '/\\evil.example',
    '/\t/evil.example',
    'java\tscript:alert(1)',
    'http://apps.example/',
    'https://me:you@apps.example/',
  ])('TIL-05 a URL like %j is not sent', async (redirectUrl) => {
    const shopper = server.db.updateTable('products').where('code', '=', 'SHOPPER_BEHAVIOR')
    await shopper.set({ redirect_url: redirectUrl }).execute()
    const tile = (await tilesOf('user@brightfoods.example')).find(({ code }) => code === 'SHOPPER_BEHAVIOR')
    expect(tile).toMatchObject({ accessStatus: 'ACCESS_COMPLETE', redirectUrl: null })
  })

  it('TIL-06 Modular Intelligence and Customer Pulse appear only with access', async () => {
    const merchant = states(await tilesOf('merchant@scintilla.example'))
    expect(merchant).toMatchObject({ MODULAR_INTELLIGENCE: 'launch', CUSTOMER_PULSE: 'launch' })
  })

  it('PRD-02 TIL-07 Mexico offers two products, with Report Builder coming soon', async () => {
    const expected = { SHOPPER_BEHAVIOR: 'launch', REPORT_BUILDER: 'coming-soon' }
    expect(states(await tilesOf('user@campoverde.example', MX), 'MX')).toEqual(expected)
    expect(states(await tilesOf('admin@campoverde.example', MX), 'MX')).toEqual(expected)
  })

  it('PRD-02 Canada offers the same two products, both launchable', async () => {
    const tiles = await tilesOf('user@erable.example', 'ca.localhost:4173')
    expect(states(tiles, 'CA')).toEqual({ SHOPPER_BEHAVIOR: 'launch', REPORT_BUILDER: 'launch' })
  })

  it('PRD-08 a basic company sees only Report Builder', async () => {
    expect(states(await tilesOf('basic@smallfarm.example'))).toEqual({ REPORT_BUILDER: 'launch' })
  })

  it('PRD-08 a charter account sees its products as a full one does', async () => {
    const charter = states(await tilesOf('charter@orchard.example'))
    expect(charter).toMatchObject({ SHOPPER_BEHAVIOR: 'launch', DIGITAL_LANDSCAPES: 'pending' })
  })

  it('PRD-05 TIL-02 a product in restricted launch is listed only for the companies on its list', async () => {
    const bright = await server.signedIn('user@brightfoods.example')
    expect((await bright.get('v1/products/restricted-launch')).json<RestrictedLaunch[]>()).toEqual([
      { code: 'INSIGHTS_ACTIVATION', restricted_launch_flag: 'beta' },
      { code: 'CUSTOMER_PULSE', restricted_launch_flag: 'alpha' },
    ])
    const orchard = await server.signedIn('charter@orchard.example')
    expect((await orchard.get('v1/products/restricted-launch')).json<RestrictedLaunch[]>()).toEqual([])
    expect((await tilesOf('charter@orchard.example')).map(({ code }) => code)).not.toContain('INSIGHTS_ACTIVATION')
  })

  it('PRD-02 Customer Pulse is not offered in production', async () => {
    const production = await startTestServer({ settings: { isProduction: true } })
    const merchant = await production.signedIn('merchant@scintilla.example')
    const tiles = (await merchant.get('v1/products')).json<ProductTile[]>()
    expect(tiles.map(({ code }) => code)).not.toContain('CUSTOMER_PULSE')
    await production.close()
  })

  it('GEN-12 a grant at another level than the user interface does not affect a tile', async () => {
    const grant = {
      login_id: 'protection@scintilla.example',
      product_code: 'DIGITAL_LANDSCAPES',
      access_level: 1,
    } as const
    await server.db
      .insertInto('products_grants')
      .values({ ...grant, status: 'ACCESS_COMPLETE' })
      .execute()
    const tile = (await tilesOf('protection@scintilla.example')).find(({ code }) => code === 'DIGITAL_LANDSCAPES')
    expect(tile).toMatchObject({ accessStatus: null, redirectUrl: null })
  })
})

async function actingTiles(loginId: string, company: string): Promise<ProductTile[]> {
  const { id } = await server.db
    .selectFrom('companies')
    .select('id')
    .where('name', '=', company)
    .executeTakeFirstOrThrow()
  const browser = await server.signedIn(loginId)
  return (await browser.get('v1/products', { [HEADERS.companyContext]: id })).json<ProductTile[]>()
}

const statusesOf = (tiles: readonly ProductTile[]) =>
  Object.fromEntries(tiles.map(({ code, accessStatus }) => [code, accessStatus]))

describe('the tiles of a super admin who acts for a company', () => {
  it.each(['super@scintilla.example', 'spectator@scintilla.example'])(
    'PRD-04 CTX-01 ENT-07 are those of the company, and launch as they do for its users: %s',
    async (loginId) => {
      const small = await actingTiles(loginId, 'Small Farm')
      expect(states(small)).toEqual({ REPORT_BUILDER: 'launch' })
      expect(small[0]?.redirectUrl).toMatch(/^https:/)
    },
  )

  it('PRD-04 ENT-07 follow the company’s products: active ones launch, pending ones wait, ended ones are missing', async () => {
    const bright = await actingTiles('super@scintilla.example', 'Bright Foods')
    expect(states(bright)).toEqual({
      SHOPPER_BEHAVIOR: 'launch',
      REPORT_BUILDER: 'launch',
      CHANNEL_INSIGHTS: 'launch',
      CUSTOMER_PERCEPTION: 'launch',
      DIGITAL_LANDSCAPES: 'launch',
      INSIGHTS_ACTIVATION: 'launch',
      CUSTOMER_PULSE: 'pending',
    })
    const addresses = bright.map(({ code, redirectUrl }) => [code, redirectUrl !== null])
    expect(addresses).toContainEqual(['CUSTOMER_PULSE', false])
    expect(addresses).toContainEqual(['MODULAR_INTELLIGENCE', false])
  })

  it('PRD-04 ENT-07 do not depend on users’ grants', async () => {
    const before = await actingTiles('super@scintilla.example', 'Orchard Group')
    expect(statusesOf(before)).toMatchObject({ DIGITAL_LANDSCAPES: 'ACCESS_PENDING', REPORT_BUILDER: null })
    const charter = { login_id: 'charter@orchard.example', access_level: 3 } as const
    await server.db
      .insertInto('products_grants')
      .values({ ...charter, product_code: 'REPORT_BUILDER', status: 'ACCESS_COMPLETE' })
      .execute()
    await server.db.deleteFrom('products_grants').where('product_code', '=', 'CUSTOMER_PERCEPTION').execute()
    expect(await actingTiles('super@scintilla.example', 'Orchard Group')).toEqual(before)
  })

  it('CTX-02 an agent who switches keeps their own tiles', async () => {
    const own = statusesOf(await tilesOf('agent.multi@northbridge.example'))
    const { name } = await server.db
      .selectFrom('companies_members')
      .innerJoin('companies', 'companies.id', 'companies_members.company_id')
      .select('companies.name')
      .where('login_id', '=', 'agent.multi@northbridge.example')
      .where('status', '=', 'ACTIVE')
      .orderBy('name')
      .executeTakeFirstOrThrow()
    const acting = statusesOf(await actingTiles('agent.multi@northbridge.example', name))
    expect(Object.values(acting)).toContain('ACCESS_COMPLETE')
    // A product whose restricted launch includes only the agent's own company isn't listed while acting for another
    // company.
    expect(own).toMatchObject(acting)
  })
})

async function firstTitle(locale: string): Promise<string | undefined> {
  return (await tilesOf('user@brightfoods.example', undefined, locale))[0]?.title
}

describe('the texts of the products', () => {
  it('PRD-04 I18N-04a follow the locale header, and fall back to en-US for an unknown one', async () => {
    expect(await firstTitle('es-MX')).toBe('Comportamiento del comprador')
    expect(await firstTitle('fr-CA')).toBe('Comportement des acheteurs')
    expect(await firstTitle('de-DE')).toBe('Shopper Behavior')
  })

  it.each(LOCALES)('RTE-41 introductions are public in %s, without products in restricted launch', async (locale) => {
    const response = await server.browser().get('v1/products/introductions', { locale })
    const introductions = response.json<ProductIntroduction[]>()
    expect(introductions.map(({ code }) => code)).toEqual([
      'SHOPPER_BEHAVIOR',
      'REPORT_BUILDER',
      'CHANNEL_INSIGHTS',
      'CUSTOMER_PERCEPTION',
      'DIGITAL_LANDSCAPES',
      'MODULAR_INTELLIGENCE',
    ])
    for (const { learnMoreContent } of introductions) expect(learnMoreContent.keyNotes.length).toBeGreaterThan(2)
  })
})
