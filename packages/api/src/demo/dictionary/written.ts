import { CHANNEL_ENTRIES } from './channels.ts'
import { DIGITAL_SHELF_ENTRIES } from './digital-shelf.ts'
import { E_COMMERCE_ENTRIES } from './e-commerce.ts'
import { FEED_ENTRIES } from './feeds.ts'
import { FINANCE_ENTRIES } from './finance.ts'
import { INVENTORY_ENTRIES } from './inventory.ts'
import { ITEM_ENTRIES } from './items.ts'
import { PERCEPTION_ENTRIES } from './perception.ts'
import { PRICING_ENTRIES } from './pricing.ts'
import { SALES_ENTRIES } from './sales.ts'
import { SHOPPER_ENTRIES } from './shoppers.ts'
import { SUPPLY_CHAIN_ENTRIES } from './supply-chain.ts'
import type { WrittenEntry } from './written-entry.ts'

/** The individually written entries. */
export const WRITTEN_ENTRIES: readonly WrittenEntry[] = [
  ...SALES_ENTRIES,
  ...PRICING_ENTRIES,
  ...INVENTORY_ENTRIES,
  ...SUPPLY_CHAIN_ENTRIES,
  ...ITEM_ENTRIES,
  ...FINANCE_ENTRIES,
  ...E_COMMERCE_ENTRIES,
  ...SHOPPER_ENTRIES,
  ...PERCEPTION_ENTRIES,
  ...DIGITAL_SHELF_ENTRIES,
  ...CHANNEL_ENTRIES,
  ...FEED_ENTRIES,
]
