import { analyticsCalls } from './analytics/calls.ts'
import { bannersCalls } from './banners/calls.ts'
import { companiesCalls } from './companies/calls.ts'
import { configCalls } from './config/calls.ts'
import { productsCalls } from './products/calls.ts'
import { sessionCalls } from './session/calls.ts'
import { usersCalls } from './users/calls.ts'

/** Every call of the portal, by area and name; safe for the browser, since shapes are types only. */
export const calls = {
  config: configCalls,
  session: sessionCalls,
  users: usersCalls,
  companies: companiesCalls,
  products: productsCalls,
  banners: bannersCalls,
  analytics: analyticsCalls,
}
