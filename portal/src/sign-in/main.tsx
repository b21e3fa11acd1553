import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureClient } from '../data/client.ts'
import { loadFirstLanguage, SIGN_IN_CATALOGUES } from '../messages/catalogues.ts'
import { chosenLocale } from '../messages/choice.ts'
import { AppearanceProvider } from '../platform/appearance/appearance.tsx'
import { LanguageProvider } from '../platform/locale/language.tsx'
import { loadProductName, ProductName } from './product-name.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { ResetRequestPage } from './ResetRequestPage.tsx'
import { SignInPage } from './SignInPage.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('sign-in.html has no element #root.')

/** The provider's page at a path: `/idp/interaction/<id>`, `/idp/reset` or `/idp/reset/<token>`. */
function pageAt(pathname: string): ReactNode {
  const [, , kind, id = ''] = pathname.split('/')
  if (kind !== 'reset') return <SignInPage uid={id} />
  return id ? <ResetPasswordPage token={id} /> : <ResetRequestPage />
}

const [language, productName] = await Promise.all([
  loadFirstLanguage(SIGN_IN_CATALOGUES, chosenLocale()),
  loadProductName(),
])
configureClient({ locale: language.locale })
createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial={language} loaders={SIGN_IN_CATALOGUES}>
      <AppearanceProvider>
        <ProductName value={productName}>{pageAt(window.location.pathname)}</ProductName>
      </AppearanceProvider>
    </LanguageProvider>
  </StrictMode>,
)
