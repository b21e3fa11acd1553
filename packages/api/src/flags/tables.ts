import type { FlagKey, FlagSetting } from '@tessera/contract'
import type { Identified, Json } from '../core/database/columns.ts'

interface FlagsTable extends Identified {
  key: FlagKey
  enabled: boolean
  variation_key: string
  percentage: number
  tenants: Json<FlagSetting['tenants']>
  version: number
}

/** The table of flag rollouts. */
export interface FlagsTables {
  flags: FlagsTable
}
