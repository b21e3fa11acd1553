import { call, defineCalls } from '../call.ts'
import type { Banner } from './schemas.ts'

/** The banners in force for the caller; anonymous callers get general ones only. */
export const bannersCalls = defineCalls('banners', {
  list: call<{ answer: Banner[] }>({
    method: 'GET',
    path: 'banner',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
})
