import { call, defineCalls } from '../call.ts'
import type { PortalConfig, Site } from './schemas.ts'

/** What a page needs to know before anything else. */
export const configCalls = defineCalls('config', {
  config: call<{ answer: PortalConfig }>({
    method: 'GET',
    path: '/api/ccm',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  site: call<{ params: { site: string }; answer: Site }>({
    method: 'GET',
    path: 'v1/identity/sites/:site',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
})
