import type { Locale, TenantCode } from '@tessera/contract'
import type { Identified, Json } from '../core/database/columns.ts'

interface AnalyticsEventsTable extends Identified {
  name: string
  page: string
  locale: Locale
  tenant: TenantCode
  at: Date
  props: Json<Record<string, string | number | boolean>>
}

/** The tables of usage events, which don't identify users. */
export interface AnalyticsTables {
  analytics_events: AnalyticsEventsTable
}
