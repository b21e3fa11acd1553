import type { TenantCode } from '../tenants.ts'

/** Product codes; one code for Channel Insights, which some places call Channel Performance. */
export const PRODUCT_CODES = [
  'SHOPPER_BEHAVIOR',
  'REPORT_BUILDER',
  'CHANNEL_INSIGHTS',
  'CUSTOMER_PERCEPTION',
  'DIGITAL_LANDSCAPES',
  'INSIGHTS_ACTIVATION',
  'MODULAR_INTELLIGENCE',
  'CUSTOMER_PULSE',
] as const
export type ProductCode = (typeof PRODUCT_CODES)[number]

export type AccessStatus = 'ACCESS_COMPLETE' | 'ACCESS_PENDING'

/** The status of a product that is associated with a company. */
export type AssociatedProductStatus = 'ACTIVE' | 'PENDING' | 'INACTIVE'

/** The two sections of the launch page, each in its order. */
export const KNOW_YOUR_CUSTOMER: readonly ProductCode[] = [
  'SHOPPER_BEHAVIOR',
  'CUSTOMER_PERCEPTION',
  'INSIGHTS_ACTIVATION',
  'DIGITAL_LANDSCAPES',
  'CUSTOMER_PULSE',
]
export const KNOW_YOUR_SUPPLIER: readonly ProductCode[] = ['CHANNEL_INSIGHTS', 'REPORT_BUILDER', 'MODULAR_INTELLIGENCE']

/** Products with their own learn-more page; the others open a dialog. */
export const LEARN_PRODUCTS: readonly ProductCode[] = [
  'SHOPPER_BEHAVIOR',
  'CHANNEL_INSIGHTS',
  'CUSTOMER_PERCEPTION',
  'DIGITAL_LANDSCAPES',
]

/** Access levels of a grant; only UI makes a tile launchable. */
export const ACCESS_LEVELS = { API_NRT: 1, API_BULK: 2, UI: 3, NO_DIRECT_ACCESS: 4 } as const
export type AccessLevel = (typeof ACCESS_LEVELS)[keyof typeof ACCESS_LEVELS]

/** Returns the products that a market offers; Customer Pulse only outside production. */
export function productsOfMarket(tenant: TenantCode, isProduction: boolean): ProductCode[] {
  if (tenant !== 'US') return ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER']
  return PRODUCT_CODES.filter((code) => !(isProduction && code === 'CUSTOMER_PULSE'))
}

export const TILE_STATES = ['launch', 'learn-more', 'coming-soon', 'pending'] as const
export type TileState = (typeof TILE_STATES)[number]

interface TileFacts {
  code: ProductCode
  accessStatus: AccessStatus | null
  hideWhenNoAccess: readonly string[]
}

/** Whether a tile is hidden: its list names the tenant's canonical host, and the user has no access status. */
export function isTileHidden(tile: TileFacts, tenantHost: string): boolean {
  return tile.accessStatus === null && tile.hideWhenNoAccess.includes(tenantHost)
}

/** Returns the action of a tile: launch, wait, learn more, or (Report Builder in Mexico) coming soon. */
export function tileState(tile: Pick<TileFacts, 'code' | 'accessStatus'>, tenant: TenantCode): TileState {
  if (tile.accessStatus === 'ACCESS_COMPLETE') return 'launch'
  if (tile.accessStatus === 'ACCESS_PENDING') return 'pending'
  return tile.code === 'REPORT_BUILDER' && tenant === 'MX' ? 'coming-soon' : 'learn-more'
}

/** Returns product names joined as in access requests, exports and analytics labels. */
export function joinProducts(names: readonly string[]): string {
  return names.join(' | ')
}
