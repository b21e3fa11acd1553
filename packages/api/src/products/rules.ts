import type { AccountType, CompanyType, FlagDecisions, ProductCode, TenantCode } from '@tessera/contract'
import { isBasicTier, isFlagOn, productsOfMarket } from '@tessera/contract'

interface Viewer {
  companyType: CompanyType | null
  accountType: AccountType | null
}

/** The products that may be listed for a company in a market: basic companies have Report Builder only. */
export function listableProducts(tenant: TenantCode, isProduction: boolean, viewer: Viewer): ProductCode[] {
  const offered = productsOfMarket(tenant, isProduction)
  return isBasicTier(viewer) ? offered.filter((code) => code === 'REPORT_BUILDER') : offered
}

/** The products without those that are not rolled out to their reader. */
export function rolledOut(codes: readonly ProductCode[], flags: FlagDecisions): ProductCode[] {
  const isActivationOn = isFlagOn(flags['insights_activation_rollout'])
  return codes.filter((code) => code !== 'INSIGHTS_ACTIVATION' || isActivationOn)
}
