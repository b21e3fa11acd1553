import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createDefaultPolicy } from '../data/trusted-types.ts'
import { loadFirstLanguage } from '../messages/catalogs.ts'
import { chosenLocale } from '../messages/choice.ts'
import { loadProductName } from './product-name.ts'
import { SignInApp } from './SignInApp.tsx'

createDefaultPolicy()

const root = document.querySelector('#root')
if (!root) throw new Error('sign-in.html has no element #root.')

const [language, productName] = await Promise.all([loadFirstLanguage(chosenLocale(), ['signIn']), loadProductName()])
// Renders in small steps, so the device can respond in between.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <SignInApp language={language} productName={productName} pathname={window.location.pathname} />
    </StrictMode>,
  )
})
