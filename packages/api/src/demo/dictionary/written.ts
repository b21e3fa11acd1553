import { FINANCE_ENTRIES } from './finance.ts'
import { INVENTORY_ENTRIES } from './inventory.ts'
import { ITEM_ENTRIES } from './items.ts'
import { PRICING_ENTRIES } from './pricing.ts'
import { SALES_ENTRIES } from './sales.ts'
import { SUPPLY_CHAIN_ENTRIES } from './supply-chain.ts'
import type { WrittenEntry } from './written-entry.ts'

/** The entries whose texts are written one by one. */
export const WRITTEN_ENTRIES: readonly WrittenEntry[] = [
  ...SALES_ENTRIES,
  ...PRICING_ENTRIES,
  ...INVENTORY_ENTRIES,
  ...SUPPLY_CHAIN_ENTRIES,
  ...ITEM_ENTRIES,
  ...FINANCE_ENTRIES,
]
