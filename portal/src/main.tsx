import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadFirstLanguage } from './messages/catalogues.ts'
import { chosenLocale } from './messages/choice.ts'
import { withTimeout } from './platform/routing/lazy-page.ts'
import { routeAt } from './platform/routing/route.ts'
import { ROUTES } from './routes.ts'

/** How long, in milliseconds, nothing is shown until the page's own script is there. */
const PATIENCE = 1000

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no element #root.')

const language = await loadFirstLanguage(chosenLocale())
// The document has asked for the page's script too; only one that does not come is not waited for.
const page = routeAt(ROUTES, window.location.pathname).page?.preload()
await withTimeout(() => Promise.resolve(page), PATIENCE).catch(() => {})
createRoot(root).render(
  <StrictMode>
    <App language={language} />
  </StrictMode>,
)
