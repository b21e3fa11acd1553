import type { AccountType, CompanyType, FlagDecisions, ProductCode, TenantCode } from '@tessera/contract'
import { isBasicTier, isFlagOn, productsOfMarket } from '@tessera/contract'

interface Viewer {
  companyType: CompanyType | null
  accountType: AccountType | null
}

/** The products that can be listed for a company in a market. Basic companies have only Report Builder. */
export function listableProducts(tenant: TenantCode, isProduction: boolean, viewer: Viewer): ProductCode[] {
  const offered = productsOfMarket(tenant, isProduction)
  return isBasicTier(viewer) ? offered.filter((code) => code === 'REPORT_BUILDER') : offered
}

/** Removes the products that are not rolled out to the reader. */
export function rolledOut(codes: readonly ProductCode[], flags: FlagDecisions): ProductCode[] {
  const isActivationOn = isFlagOn(flags['insights_activation_rollout'])
  return codes.filter((code) => code !== 'INSIGHTS_ACTIVATION' || isActivationOn)
}
