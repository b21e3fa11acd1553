import type { Locale, TenantCode } from '@tessera/contract'
import { API_BASE, calls, TENANT_CODES } from '@tessera/contract'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { unstable_serialize } from 'swr'
import { App } from './App.tsx'
import { RequestError } from './data/request-error.ts'
import { keyOf } from './data/use-call.ts'
import { loadFirstLanguage } from './messages/catalogs.ts'
import { routeAt } from './platform/routing/route.ts'
import { ROUTES } from './routes.ts'

/** The values that the landing page depends on, besides the language. */
export interface Surroundings {
  tenant: TenantCode
  isProduction: boolean
}

/** Placeholders for values that the server fills in. */
const PRODUCT_NAME = '__PRODUCT_NAME__'
const YEAR = '__YEAR__'

const SURROUNDINGS: readonly Surroundings[] = TENANT_CODES.flatMap((tenant) =>
  [true, false].map((isProduction) => ({ tenant, isProduction })),
)

/** The state without a user and banners, while products load. */
function responsesFor(locale: Locale, surroundings: Surroundings) {
  const caller = { apiBase: API_BASE, locale, companyId: null }
  const config = { ...surroundings, productName: PRODUCT_NAME, apiBase: API_BASE, experimentationDefaults: {} }
  return new Map([
    [unstable_serialize(keyOf(caller, calls.config.config)), { data: config }],
    [unstable_serialize(keyOf(caller, calls.banners.list)), { data: [] }],
    [unstable_serialize(keyOf(caller, calls.session.authStatus)), { error: new RequestError({ status: 401 }) }],
    [unstable_serialize(keyOf(caller, calls.products.learn)), { isLoading: true }],
  ])
}

/** The landing page at an anonymous visitor's first view. Its links work, but scripted controls are disabled. */
export async function prerenderLanding(locale: Locale): Promise<(Surroundings & { html: string })[]> {
  const language = await loadFirstLanguage(locale)
  await routeAt(ROUTES, '/').page.preload()
  return SURROUNDINGS.map((surroundings) => {
    const answers = responsesFor(locale, surroundings)
    const html = renderToString(<App language={language} answers={answers} router={MemoryRouter} />)
      .replaceAll(/<button(?= )/g, '$& disabled')
      // A focused link would lose its focus when the script renders the page again.
      .replaceAll(' tabindex="0"', '')
      .replaceAll(/<a(?= )/g, '$& tabindex="-1"')
      .replaceAll(`© ${new Date().getFullYear()}`, `© ${YEAR}`)
    return { ...surroundings, html }
  })
}
