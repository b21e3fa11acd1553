import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { tenantOfSite, toPortalConfig, toSite } from './rules.ts'

/** Handlers of the configuration area's calls. */
export const configHandlers: HandlersOf<typeof calls.config> = {
  async config(_input, { site }) {
    return toPortalConfig(site.config)
  },
  async site({ params }, { portalConfig }) {
    const tenant = tenantOfSite(params.site.toLowerCase())
    if (!tenant) throw new HttpError('NOT_FOUND')
    return toSite(tenant, await portalConfig.of(tenant))
  },
}
