import type { AccountType, CompanyType, ProductCode, TenantCode } from '@tessera/contract'
import { isBasicTier, productsOfMarket } from '@tessera/contract'

interface Viewer {
  companyType: CompanyType | null
  accountType: AccountType | null
}

/** The products that may be listed for a company in a market: basic companies have Report Builder only. */
export function listableProducts(tenant: TenantCode, isProduction: boolean, viewer: Viewer): ProductCode[] {
  const offered = productsOfMarket(tenant, isProduction)
  return isBasicTier(viewer) ? offered.filter((code) => code === 'REPORT_BUILDER') : offered
}
