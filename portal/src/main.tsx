import { companyIn, prefetchesFor } from '@tessera/contract'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchStylesheets } from './data/failed-stylesheets.ts'
import { seedCacheFromPrefetch } from './data/hydrate-swr-cache.ts'
import { createDefaultPolicy } from './data/trusted-types.ts'
import { loadFirstLanguage } from './messages/catalogs.ts'
import { chosenLocale } from './messages/choice.ts'
import { configInPage } from './platform/config/config-in-page.ts'
import { withTimeout } from './platform/routing/lazy-page.ts'
import { routeAt } from './platform/routing/route.ts'
import { ROUTES } from './routes.ts'

/** Milliseconds to wait, with a blank page, for the page's script and first responses. */
const TIMEOUT_MS = 1000

// A top-level await would block every chunk that imports from this module's chunk, and pages do.
async function begin(root: Element): Promise<void> {
  const { pathname, search } = window.location
  const route = routeAt(ROUTES, pathname)
  const language = await loadFirstLanguage(chosenLocale())
  // The document has already requested the page's script and its first calls; late ones are not awaited.
  const page = route.page.preload()
  const caller = { apiBase: configInPage()?.apiBase ?? null, locale: language.locale, companyId: companyIn(search) }
  const first = seedCacheFromPrefetch(prefetchesFor(pathname), { caller, search, isPublic: route.access === 'public' })
  await withTimeout(() => Promise.all([page, first.all]), TIMEOUT_MS).catch(() => {})
  if (window.isLeaving) return
  // Renders in small steps, so the device can respond in between.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App language={language} answers={first.take()} />
      </StrictMode>,
    )
  })
}

createDefaultPolicy()
watchStylesheets()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element #root.')
void begin(root)
