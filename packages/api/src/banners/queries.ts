import type { BannerKind, Locale, TenantCode } from '@tessera/contract'
import { bannersToShow } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { languageFor } from '../core/texts.ts'
import { bannerKinds } from './rules.ts'

const TEXTS = { texts: 'banners_texts', key: 'banner_id', of: 'banners.id' }

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
    .where('banners_texts.locale', '=', languageFor(locale, TEXTS))
    .orderBy('starts_at', 'desc')
    .execute()
  return rows.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** Whether there are banners that everybody sees above every page. */
export async function areStrangersTold(db: Db, wish: Omit<BannerWish, 'kinds'>): Promise<boolean> {
  const banners = await readBanners(db, { ...wish, kinds: bannerKinds(null) })
  return bannersToShow(banners, [], { withPromotion: false }).length > 0
}
