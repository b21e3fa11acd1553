import type { ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { CallListeners } from './data/caller.tsx'
import { SWR_DEFAULTS } from './data/use-call.ts'
import type { LoadedLanguage } from './messages/catalogues.ts'
import { AppearanceProvider } from './platform/appearance/appearance.tsx'
import { CompanyScope } from './platform/company/company.tsx'
import { ConfigProvider } from './platform/config/config.tsx'
import { LanguageProvider } from './platform/locale/language.tsx'
import { ROUTES } from './routes.ts'
import { KeptQuery, useKeptHref } from './shell/kept-query.tsx'
import { useScrollAndFocus } from './shell/scroll-and-focus.ts'
import { Shell } from './shell/Shell.tsx'

/** The whole portal, in the language that was loaded first. */
export function App({ language }: { language: LoadedLanguage }): ReactNode {
  return (
    <SWRConfig value={SWR_DEFAULTS}>
      <LanguageProvider initial={language}>
        <BrowserRouter>
          <KeptQuery>
            <CallListeners>
              <Portal />
            </CallListeners>
          </KeptQuery>
        </BrowserRouter>
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
