import type { BannerChange, BannerKind, Locale, StoredBanner, TenantCode } from '@tessera/contract'
import { bannersToShow, LOCALES, safeLink } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { LoggedChange } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { languageFor } from '../core/database/localized-texts.ts'
import { namesOf } from '../users/queries.ts'
import { bannerKinds } from './rules.ts'

const TEXTS = { texts: 'banners_texts', key: 'banner_id', of: 'banners.id' }

/** The query for banners. */
export interface BannerQuery {
  kinds: readonly BannerKind[]
  tenant: TenantCode
  locale: Locale
  now: Date
}

/** The active banners of the given kinds, in the kinds' order, newest first. */
export async function readBanners(db: Db, { kinds, tenant, locale, now }: BannerQuery) {
  const rows = await db
    .selectFrom('banners')
    .innerJoin('banners_texts', 'banners_texts.banner_id', 'banners.id')
    .select(['banners.id', 'kind', 'severity', 'dismissible', 'link_url', 'starts_at', 'ends_at'])
    .select(['title', 'text', 'link_text'])
    .where('kind', 'in', kinds)
    .where(sql<boolean>`tenants ? ${tenant}`)
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where('banners_texts.locale', '=', languageFor(locale, TEXTS))
    .orderBy('starts_at', 'desc')
    .execute()
  return rows.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** Whether there are banners that all visitors see above every page. */
export async function hasVisitorBanner(db: Db, options: Omit<BannerQuery, 'kinds'>): Promise<boolean> {
  const banners = await readBanners(db, { ...options, kinds: bannerKinds(null) })
  return bannersToShow(banners, [], { withPromotion: false }).length > 0
}

/** The event and the change that the log stores for an operation on a banner. */
export interface BannerOperation {
  event: 'BANNER_CREATED' | 'BANNER_UPDATED' | 'BANNER_DELETED'
  change: LoggedChange
}

/** All stored banners with every language, those that start last first. */
export async function readStored(db: Db, id?: string): Promise<StoredBanner[]> {
  const rows = await db
    .selectFrom('banners')
    .select(['id', 'kind', 'severity', 'tenants', 'dismissible', 'link_url', 'starts_at', 'ends_at', 'version'])
    .select(['updated_at', 'updated_by'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute()
  const texts = await db
    .selectFrom('banners_texts')
    .select(['banner_id', 'locale', 'title', 'text', 'link_text'])
    .$if(id !== undefined, (query) => query.where('banner_id', '=', id ?? ''))
    .execute()
  const names = await namesOf(
    db,
    rows.map((row) => row.updated_by),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    severity: row.severity,
    tenants: row.tenants,
    dismissible: row.dismissible,
    linkUrl: row.link_url,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: names.get(row.updated_by) ?? row.updated_by,
    texts: textsOf(texts.filter(({ banner_id }) => banner_id === row.id)),
  }))
}

interface TextRow {
  locale: keyof StoredBanner['texts']
  title: string
  text: string
  link_text: string | null
}

function textsOf(rows: readonly TextRow[]): StoredBanner['texts'] {
  const inLocale = (locale: keyof StoredBanner['texts']) => {
    const { title = '', text = '', link_text: linkText = null } = rows.find((row) => row.locale === locale) ?? {}
    return { title, text, linkText }
  }
  return { 'en-US': inLocale('en-US'), 'es-MX': inLocale('es-MX'), 'fr-CA': inLocale('fr-CA') }
}

/** Locks a banner's id, so of two concurrent changes the second waits and then finds the first one's version. */
async function lockBanner(tx: Db, id: string): Promise<StoredBanner | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`banner ${id}`}))`.execute(tx)
  const [present] = await readStored(tx, id)
  return present
}

/** A banner's editable fields, without its id, version and author. */
export function details({ kind, severity, tenants, dismissible, linkUrl, startsAt, endsAt, texts }: StoredBanner) {
  return { kind, severity, tenants, dismissible, linkUrl, startsAt, endsAt, texts }
}

async function write(tx: Db, id: string, wanted: BannerChange, { by, at }: AuditStamp): Promise<void> {
  const { kind, severity, tenants, dismissible, linkUrl, startsAt, endsAt, texts, version } = wanted
  const values = {
    kind,
    severity,
    tenants: JSON.stringify(tenants),
    dismissible,
    link_url: linkUrl && safeLink(linkUrl),
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    version: version + 1,
    updated_at: at,
    updated_by: by,
  }
  await tx
    .insertInto('banners')
    .values({ id, ...values, created_at: at, created_by: by })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await tx.deleteFrom('banners_texts').where('banner_id', '=', id).execute()
  await tx
    .insertInto('banners_texts')
    .values(
      LOCALES.map((locale) => {
        const { title, text, linkText } = texts[locale]
        return {
          banner_id: id,
          locale,
          title,
          text,
          link_text: linkUrl ? linkText : null,
          created_by: by,
          updated_by: by,
        }
      }),
    )
    .execute()
}

/** Creates or replaces a banner. Throws CONFLICT with the current one if it has changed since the caller read it. */
export async function saveBanner(
  tx: Db,
  id: string,
  wanted: BannerChange,
  stamp: AuditStamp,
): Promise<BannerOperation & { banner: StoredBanner }> {
  const present = await lockBanner(tx, id)
  if (!present && wanted.version > 0) throw new HttpError('NOT_FOUND')
  if (present && present.version !== wanted.version) throw new HttpError('CONFLICT', { current: present })
  await write(tx, id, wanted, stamp)
  const [banner] = await readStored(tx, id)
  if (!banner) throw new Error(`The banner ${id} was written and is not there.`)
  const change = { entityId: id, before: present ? details(present) : {}, after: details(banner) }
  return { event: present ? 'BANNER_UPDATED' : 'BANNER_CREATED', change, banner }
}

/** Deletes a banner. */
export async function deleteBanner(tx: Db, id: string): Promise<BannerOperation> {
  const present = await lockBanner(tx, id)
  if (!present) throw new HttpError('NOT_FOUND')
  await tx.deleteFrom('banners_texts').where('banner_id', '=', id).execute()
  await tx.deleteFrom('banners').where('id', '=', id).execute()
  return { event: 'BANNER_DELETED', change: { entityId: id, before: details(present), after: {} } }
}
