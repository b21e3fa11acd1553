import type { Locale, TenantCode } from '@tessera/contract'
import { API_BASE, calls, TENANT_CODES } from '@tessera/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { unstable_serialize } from 'swr'
import { App } from './App.tsx'
import { RequestError } from './data/request-error.ts'
import { keyOf } from './data/use-call.ts'
import { loadFirstLanguage } from './messages/catalogues.ts'
import { routeAt } from './platform/routing/route.ts'
import { ROUTES } from './routes.ts'

/** What the landing page looks like depends on these, besides its language. */
export interface Surroundings {
  tenant: TenantCode
  isProduction: boolean
}

/** What the server knows when it answers stands in their place. */
const PRODUCT_NAME = '__PRODUCT_NAME__'
const YEAR = '__YEAR__'

const SURROUNDINGS: readonly Surroundings[] = TENANT_CODES.flatMap((tenant) =>
  [true, false].map((isProduction) => ({ tenant, isProduction })),
)

/** What is known where nobody is signed in, nothing is told to everyone, and the products are on their way. */
function answersFor(locale: Locale, surroundings: Surroundings) {
  const caller = { apiBase: API_BASE, locale, companyId: null }
  const config = { ...surroundings, productName: PRODUCT_NAME, apiBase: API_BASE, experimentationDefaults: {} }
  return new Map([
    [unstable_serialize(keyOf(caller, calls.config.config)), { data: config }],
    [unstable_serialize(keyOf(caller, calls.banners.list)), { data: [] }],
    [unstable_serialize(keyOf(caller, calls.session.authStatus)), { error: new RequestError({ status: 401 }) }],
    [unstable_serialize(keyOf(caller, calls.products.learn)), { isLoading: true }],
  ])
}

/** The landing page as a stranger sees it first. Its links lead on; what needs a script cannot be pressed yet. */
export async function prerenderLanding(locale: Locale): Promise<(Surroundings & { html: string })[]> {
  const language = await loadFirstLanguage(locale)
  await routeAt(ROUTES, '/').page.preload()
  return SURROUNDINGS.map((surroundings) => {
    const answers = answersFor(locale, surroundings)
    const html = renderToString(<App language={language} answers={answers} router={MemoryRouter} />)
      .replaceAll(/<button(?= )/g, '$& disabled')
      // Whoever got to a link by keys would lose it when the script draws the page anew.
      .replaceAll(' tabindex="0"', '')
      .replaceAll(/<a(?= )/g, '$& tabindex="-1"')
      .replaceAll(`© ${new Date().getFullYear()}`, `© ${YEAR}`)
    return { ...surroundings, html }
  })
}
