import type { BannerKind, Locale, TenantCode } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified, JsonWithDefault } from '../core/database/columns.ts'

interface BannersTable extends Identified {
  kind: BannerKind
  severity: 'info' | 'warning' | 'error'
  tenants: JsonWithDefault<TenantCode[]>
  dismissible: boolean
  link_url: string | null
  starts_at: Date
  ends_at: Date | null
  version: Generated<number>
}

interface BannersTextsTable extends Identified {
  banner_id: string
  locale: Locale
  title: string
  text: string
  link_text: string | null
}

/** Tables of banners and their texts. */
export interface BannersTables {
  banners: BannersTable
  banners_texts: BannersTextsTable
}
