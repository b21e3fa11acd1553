import type { Locale } from '@tessera/contract'
import { renderToString } from 'react-dom/server'
import { loadLanguage } from '../messages/catalogs.ts'
import { SignInApp } from './SignInApp.tsx'

/** A placeholder for the portal's name, which the server fills in. */
const PRODUCT_NAME = '__PRODUCT_NAME__'

/** The sign-in page's first render, before anything is known about the visit; it is inert. */
export async function prerenderSignIn(locale: Locale): Promise<string> {
  const language = await loadLanguage(locale, ['signIn'])
  const html = renderToString(
    <div inert>
      <SignInApp language={language} productName={PRODUCT_NAME} pathname="/idp/interaction/" />
    </div>,
  )
  // Values from a browser or password manager would be lost when the script renders the page again.
  return html.replaceAll(/<(?:input|button)(?= )/g, '$& disabled')
}
