import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { SWR_DEFAULTS } from '../data/use-call.ts'
import type { LoadedLanguage } from '../messages/catalogs.ts'
import { AppearanceProvider } from '../platform/appearance/appearance.tsx'
import { LanguageProvider } from '../platform/locale/language.tsx'
import { ProductName } from './product-name.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { ResetRequestPage } from './ResetRequestPage.tsx'
import { SignInPage } from './SignInPage.tsx'

/** The provider's page at a path: `/idp/interaction/<id>`, `/idp/reset` or `/idp/reset/<token>`. */
function pageAt(pathname: string): ReactNode {
  const [, , kind, id = ''] = pathname.split('/')
  if (kind !== 'reset') return <SignInPage uid={id} />
  return id ? <ResetPasswordPage token={id} /> : <ResetRequestPage />
}

interface SignInAppProps {
  language: LoadedLanguage
  productName: string
  pathname: string
}

/** The identity provider's pages, in the initially loaded language. */
export function SignInApp({ language, productName, pathname }: SignInAppProps): ReactNode {
  return (
    <SWRConfig value={SWR_DEFAULTS}>
      <LanguageProvider initial={language}>
        <AppearanceProvider>
          <ProductName value={productName}>{pageAt(pathname)}</ProductName>
        </AppearanceProvider>
      </LanguageProvider>
    </SWRConfig>
  )
}
