import type { PortalConfig, ProductCode, ProductTile, TileState } from '@tessera/contract'
import { isTileHidden, KNOW_YOUR_CUSTOMER, KNOW_YOUR_SUPPLIER, productsOfMarket, tileState } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** A product with its tile's action. */
export interface Tile {
  product: ProductTile
  state: TileState
}

interface Section<T> {
  id: string
  heading: MessageId
  tiles: T[]
}

const SECTIONS: readonly { id: string; heading: MessageId; codes: readonly ProductCode[] }[] = [
  { id: 'customer', heading: 'products.customer', codes: KNOW_YOUR_CUSTOMER },
  { id: 'supplier', heading: 'products.supplier', codes: KNOW_YOUR_SUPPLIER },
]

function arrange<T>(find: (code: ProductCode) => T | undefined): Section<T>[] {
  return SECTIONS.map(({ id, heading, codes }) => ({
    id,
    heading,
    tiles: codes.map(find).filter((tile) => tile !== undefined),
  })).filter(({ tiles }) => tiles.length > 0)
}

/** Returns the sections of the launch page with their tiles, in order; hidden tiles and empty sections are omitted. */
export function sectionsOf(products: readonly ProductTile[], { tenant, tenantHosts }: PortalConfig): Section<Tile>[] {
  return arrange((code) => {
    const product = products.find((each) => each.code === code)
    if (!product || isTileHidden(product, tenantHosts[tenant])) return undefined
    return { product, state: tileState(product, tenant) }
  })
}

/** Products that most users do not see without access. */
const HIDDEN_BY_DEFAULT: readonly ProductCode[] = ['CUSTOMER_PULSE', 'MODULAR_INTELLIGENCE']

/** Products that are hidden from anonymous visitors until their launch. */
const IN_RESTRICTED_LAUNCH: readonly ProductCode[] = ['INSIGHTS_ACTIVATION', 'CUSTOMER_PULSE']

/** Returns the products that the landing page most likely shows, as placeholders while they load. */
export function expectedIntroductions({ tenant, isProduction }: PortalConfig): ProductCode[] {
  return productsOfMarket(tenant, isProduction).filter((code) => !IN_RESTRICTED_LAUNCH.includes(code))
}

/** Returns the products per section that the launch page most likely shows, as placeholders while they load. */
export function expectedSections({ tenant, isProduction }: PortalConfig): Section<ProductCode>[] {
  const expected = productsOfMarket(tenant, isProduction).filter((code) => !HIDDEN_BY_DEFAULT.includes(code))
  return arrange((code) => (expected.includes(code) ? code : undefined))
}
