import { defineCalls, READ } from '../call.ts'
import type { productsSchemas } from './schemas.ts'

/** The products that a user sees, and their descriptions. */
export const productsCalls = /* @__PURE__ */ defineCalls<typeof productsSchemas>(
  'products',
  { ...READ, access: 'session', openUnder: ['NO_ACCESS'], localized: true },
  {
    list: { path: 'v1/products' },
    restrictedLaunch: { path: 'v1/products/restricted-launch', openUnder: [], localized: false },
    learn: { path: 'v1/products/introductions', access: 'public', openUnder: 'all' },
  },
)
