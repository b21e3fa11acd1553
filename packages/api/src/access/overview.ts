import type { MyAccess } from '@tessera/contract'
import { isTileHidden } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { grantsTo } from '../products/grants.ts'
import { readTiles } from '../products/queries.ts'
import { listableProducts } from '../products/rules.ts'
import { administratorsOf, promiseTo } from '../users/queries.ts'
import { newestRequests } from './queries.ts'

const SHOWN = { requests: 5, administrators: 12 }

type Standing = Pick<MyAccess['products'][number], 'status' | 'access_level' | 'since'>

const NONE: Standing = { status: null, access_level: null, since: null }

/** An account's status for each product, from its grant and its invitation's promise. */
async function standings(loginId: string, { db }: CallContext): Promise<Map<string, Standing>> {
  const { products, registeredAt } = await promiseTo(db, loginId)
  const promised: Standing = registeredAt
    ? { ...NONE, status: 'ACCESS_PENDING', since: registeredAt.toISOString() }
    : { ...NONE, status: 'PROMISED' }
  const grants = await grantsTo(db, loginId)
  return new Map([
    ...products.map((code) => [code, promised] as const),
    ...grants.map(({ product_code, status, access_level, since }) => {
      return [product_code, { status, access_level, since: since.toISOString() }] as const
    }),
  ])
}

/**
 * An account's products, pending products, its company's other products, its requests, and administrators who can help.
 */
export async function readOverview(loginId: string, context: CallContext): Promise<MyAccess> {
  const { db, locale, settings, site } = context
  const account = await context.accounts.find(loginId)
  if (!account) throw new HttpError('NOT_FOUND')
  const { tenantHosts } = site.config
  const codes = listableProducts(site.tenant, settings.isProduction, account.company)
  const reader = { accessOf: { loginId }, companyId: account.company.id, locale, tenantHosts }
  const tiles = await readTiles(db, codes, reader)
  const standingOf = await standings(loginId, context)
  const products = tiles
    .filter((tile) => standingOf.has(tile.code) || !isTileHidden(tile, tenantHosts[site.tenant]))
    .map(({ code, title, description }) => ({ code, title, description, ...(standingOf.get(code) ?? NONE) }))
  return {
    products,
    requests: await newestRequests(db, loginId, SHOWN.requests, locale),
    administrators: await administratorsOf(db, account.company.id, { except: loginId, most: SHOWN.administrators }),
  }
}
