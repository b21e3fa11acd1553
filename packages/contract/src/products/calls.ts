import { call, defineCalls } from '../call.ts'
import type { ProductIntroduction, ProductTile, RestrictedLaunch } from './schemas.ts'

/** The products that a person sees, and what each is about. */
export const productsCalls = defineCalls('products', {
  list: call<{ answer: ProductTile[] }>({
    method: 'GET',
    path: 'v1/products',
    access: 'session',
    openUnder: ['NO_ACCESS'],
    scope: 'none',
    writes: false,
    status: 200,
  }),
  restrictedLaunch: call<{ answer: RestrictedLaunch[] }>({
    method: 'GET',
    path: 'v1/products/restricted-launch',
    access: 'session',
    openUnder: ['NO_ACCESS'],
    scope: 'none',
    writes: false,
    status: 200,
  }),
  learn: call<{ answer: ProductIntroduction[] }>({
    method: 'GET',
    path: 'v1/products/introductions',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
})
