import type { PortalConfig, ProductCode, ProductTile, TileState } from '@tessera/contract'
import { isTileHidden, KNOW_YOUR_CUSTOMER, KNOW_YOUR_SUPPLIER, productsOfMarket, tileState } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** A product with what its tile offers. */
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

/** The sections of the launch page in order, each with its tiles in order; hidden tiles and empty sections left out. */
export function sectionsOf(products: readonly ProductTile[], { tenant, tenantHosts }: PortalConfig): Section<Tile>[] {
  return arrange((code) => {
    const product = products.find((each) => each.code === code)
    if (!product || isTileHidden(product, tenantHosts[tenant])) return undefined
    return { product, state: tileState(product, tenant) }
  })
}

/** Products that most people do not see until they have them. */
const HIDDEN_BY_DEFAULT: readonly ProductCode[] = ['CUSTOMER_PULSE', 'MODULAR_INTELLIGENCE']

/** Products that not even a visitor reads about before their launch. */
const IN_RESTRICTED_LAUNCH: readonly ProductCode[] = ['INSIGHTS_ACTIVATION', 'CUSTOMER_PULSE']

/** The products that a visitor most likely reads about, while they are loading. */
export function expectedIntroductions({ tenant, isProduction }: PortalConfig): ProductCode[] {
  return productsOfMarket(tenant, isProduction).filter((code) => !IN_RESTRICTED_LAUNCH.includes(code))
}

/** The places that tiles will most likely take, by section, while they are loading. */
export function expectedSections({ tenant, isProduction }: PortalConfig): Section<ProductCode>[] {
  const expected = productsOfMarket(tenant, isProduction).filter((code) => !HIDDEN_BY_DEFAULT.includes(code))
  return arrange((code) => (expected.includes(code) ? code : undefined))
}
