import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureClient } from '../data/client.ts'
import { loadLanguage, SIGN_IN_CATALOGUES } from '../messages/catalogues.ts'
import { chosenLocale } from '../messages/choice.ts'
import { AppearanceProvider } from '../shell/appearance.tsx'
import { LanguageProvider } from '../shell/language.tsx'
import { SignInPage } from './SignInPage.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('sign-in.html has no element #root.')

const uid = window.location.pathname.split('/').at(-1) ?? ''
const language = await loadLanguage(SIGN_IN_CATALOGUES, chosenLocale())
configureClient({ locale: language.locale })
createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial={language} loaders={SIGN_IN_CATALOGUES}>
      <AppearanceProvider>
        <SignInPage uid={uid} />
      </AppearanceProvider>
    </LanguageProvider>
  </StrictMode>,
)
