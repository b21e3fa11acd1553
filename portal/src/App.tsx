import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { CallListeners } from './data/caller.tsx'
import type { AnswerCache } from './data/hydrate-swr-cache.ts'
import { SWR_DEFAULTS } from './data/use-call.ts'
import type { LoadedLanguage } from './messages/catalogs.ts'
import { AppearanceProvider } from './platform/appearance/appearance.tsx'
import { CompanyScope } from './platform/company/company.tsx'
import { ConfigProvider } from './platform/config/config.tsx'
import { LanguageProvider } from './platform/locale/language.tsx'
import { ROUTES } from './routes.ts'
import { PersistentParams, useKeptHref } from './shell/persistent-params.tsx'
import { useScrollAndFocus } from './shell/scroll-and-focus.ts'
import { Shell } from './shell/Shell.tsx'

interface AppProps {
  /** The initially loaded language. */
  language: LoadedLanguage
  /** The cache, optionally seeded; SWR's own by default. */
  answers?: AnswerCache
  /** The router, which holds the portal's URL; a `BrowserRouter` if absent. */
  router?: ComponentType<{ children: ReactNode }>
}

/** The whole portal. */
export function App({ language, answers, router: Router = BrowserRouter }: AppProps): ReactNode {
  return (
    <SWRConfig value={answers ? { ...SWR_DEFAULTS, provider: () => answers } : SWR_DEFAULTS}>
      <LanguageProvider initial={language}>
        <Router>
          <PersistentParams>
            <CallListeners>
              <Portal />
            </CallListeners>
          </PersistentParams>
        </Router>
      </LanguageProvider>
    </SWRConfig>
  )
}

function Portal(): ReactNode {
  const navigate = useNavigate()
  useScrollAndFocus()
  return (
    <AppearanceProvider navigate={(href) => void navigate(href)} resolveHref={useKeptHref()}>
      <ConfigProvider>
        <CompanyScope>
          <Shell routes={ROUTES} />
        </CompanyScope>
      </ConfigProvider>
    </AppearanceProvider>
  )
}
