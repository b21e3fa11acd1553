import type { BannerKind, Locale, TenantCode } from '@tessera/contract'
import { DEFAULT_LOCALE } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Which banners are asked for. */
export interface BannerWish {
  kinds: readonly BannerKind[]
  tenant: TenantCode
  locale: Locale
  now: Date
}

/** The banners in force of the given kinds, in the kinds' order, the newest first. */
export async function readBanners(db: Db, { kinds, tenant, locale, now }: BannerWish) {
  const rows = await db
    .selectFrom('banners')
    .innerJoin('banners_texts', 'banners_texts.banner_id', 'banners.id')
    .select(['banners.id', 'kind', 'severity', 'dismissible', 'link_url', 'starts_at', 'ends_at'])
    .select(['title', 'text', 'link_text'])
    .where('kind', 'in', kinds)
    .where(sql<boolean>`tenants ? ${tenant}`)
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where(
      'banners_texts.locale',
      '=',
      sql<Locale>`(
        select t.locale from banners_texts as t where t.banner_id = banners.id
        and t.locale in (${locale}, ${DEFAULT_LOCALE}) order by (t.locale = ${locale}) desc limit 1
      )`,
    )
    .orderBy('starts_at', 'desc')
    .execute()
  return rows.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}
