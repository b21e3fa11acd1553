import type { AdministeredUser, Locale } from '@tessera/contract'
import { ACTIVITY_EVENTS, ADMINISTRATION_LIMITS, clientUserType } from '@tessera/contract'
import { entriesAbout } from '../activity/queries.ts'
import { companyFacts } from '../companies/queries.ts'
import type { Db } from '../core/database/database.ts'
import { grantsTo } from '../products/grants.ts'
import { productTitles } from '../products/queries.ts'
import { resendableAt } from './invitations.ts'
import { stageAt } from './select-users.ts'
import { namesOf } from './queries.ts'

interface Reading {
  companyId: string
  locale: Locale
  now: Date
}

function selectPerson(db: Db, loginId: string, { companyId, now }: Reading) {
  return db
    .selectFrom('users')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .selectAll('users')
    .select(['companies.type', 'companies.account_type', stageAt(now).as('stage_now')])
    .where('login_id', '=', loginId)
    .where('company_id', '=', companyId)
    .where('users.status', '<>', 'DELETED')
    .executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof selectPerson>>>

/** A user's products, and the promised ones while the user is pending. */
async function productsOf(db: Db, row: Row, locale: Locale): Promise<AdministeredUser['products']> {
  const [grants, promises, titleOf] = [
    await grantsTo(db, row.login_id),
    await db
      .selectFrom('users_promised_products')
      .select(['product_code', 'created_at'])
      .where('login_id', '=', row.login_id)
      .execute(),
    await productTitles(db, locale),
  ]
  const held = grants.map(({ product_code: code, status, since }) => ({ code, status, since }))
  const promised = row.status === 'PENDING' ? promises : []
  const awaited = promised
    .filter(({ product_code }) => held.every(({ code }) => code !== product_code))
    .map(({ product_code: code, created_at: since }) => ({ code, status: 'PROMISED' as const, since }))
  return [...held, ...awaited]
    .map((product) => ({ ...product, title: titleOf(product.code), since: product.since.toISOString() }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

/** A user of a company as administrators see them, or null. */
export async function readPerson(db: Db, loginId: string, reading: Reading): Promise<AdministeredUser | null> {
  const { companyId, locale } = reading
  const row = await selectPerson(db, loginId, reading)
  if (!row || row.status === 'DELETED') return null
  const isInvited = row.stage_now === 'INVITATION_SENT'
  const entries = await entriesAbout(db, companyId, loginId, ADMINISTRATION_LIMITS.entries)
  const named = entries.flatMap(({ entity_id }) => entity_id ?? [])
  const names = await namesOf(db, [row.created_by, row.blocked_by ?? row.created_by, ...named])
  const nameOf = (id: string) => names.get(id) ?? id
  return {
    loginId: row.login_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    version: row.version,
    status: row.status,
    stage: row.stage_now,
    kind: row.third_party_user ? 'THIRD_PARTY' : 'COMPANY',
    uiCompanyType: clientUserType({
      companyType: row.type,
      accountType: row.account_type,
      isThirdParty: row.third_party_user,
    }),
    role: row.user_group === 'ADMIN' ? 'ADMIN' : 'USER',
    multipleSupplierAccess: row.can_switch_company,
    createdBy: nameOf(row.created_by),
    createdAt: row.created_at.toISOString(),
    products: await productsOf(db, row, locale),
    invitation: row.invited_at && {
      sentAt: row.invited_at.toISOString(),
      until: row.invited_until?.toISOString() ?? null,
      times: row.invitations,
      resendableAt: isInvited ? ((await resendableAt(db, loginId, reading.now))?.toISOString() ?? null) : null,
    },
    block: row.blocked_at
      ? { reason: row.blocked_reason ?? '', by: nameOf(row.blocked_by ?? ''), at: row.blocked_at.toISOString() }
      : null,
    signIns: [row.last_login_at, row.previous_login_at].flatMap((at) => (at ? [at.toISOString()] : [])),
    entries: entries.map(({ at, event, actor_name: by, entity_id: entityId }) => ({
      at: at.toISOString(),
      by,
      title: ACTIVITY_EVENTS[event].title[locale],
      about: entityId === null || entityId === loginId || entityId === companyId ? null : nameOf(entityId),
    })),
  }
}
