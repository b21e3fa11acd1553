import { LOCALES } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import { DEMO_BANNERS } from './banner-texts.ts'
import type { Calendar } from './dates.ts'
import { monthAndDay } from './dates.ts'
import { insertAll } from './insert.ts'
import type { Random } from '../core/mock/random.ts'

const ANNOUNCED_IN_DAYS = 24

/** Adds the banners; general ones announce a future day. */
export async function fillBanners(db: Db, random: Random, calendar: Calendar): Promise<void> {
  const announced = calendar.isoDateIn(ANNOUNCED_IN_DAYS)
  const banners = DEMO_BANNERS.map((banner) => ({ ...banner, id: random.uuid() }))
  await insertAll(
    db,
    'banners',
    banners.map(({ id, kind, severity, tenants, linkUrl }) => ({
      id,
      kind,
      severity,
      tenants: JSON.stringify(tenants),
      dismissible: kind === 'GENERAL',
      link_url: linkUrl ?? null,
      starts_at: calendar.daysAgo(7),
      // Long enough that banners stay visible for months after the data was created.
      ends_at: kind === 'GENERAL' ? calendar.daysAgo(-365) : null,
    })),
  )
  const rows = banners.flatMap(({ id, texts }) =>
    LOCALES.map((locale) => ({
      banner_id: id,
      locale,
      title: texts[locale].title.replace('{date}', monthAndDay(announced, locale)),
      text: texts[locale].text,
      link_text: texts[locale].linkText ?? null,
    })),
  )
  await insertAll(db, 'banners_texts', rows)
}
