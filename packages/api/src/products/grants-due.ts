import type { TenantCode } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { Services } from '../core/http/context.ts'

/** When pending grants open; null in production, where an operator confirms them. */
export async function grantsDueAt(tenant: TenantCode, services: Services): Promise<Date | null> {
  const { clock, portalConfig, settings } = services
  if (settings.isProduction) return null
  const { provisioningSeconds } = await portalConfig.of(tenant)
  return later(clock.now(), provisioningSeconds * 1000)
}
