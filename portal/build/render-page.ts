import { LOCALES } from '@tessera/contract'
import { prerenderLanding } from '../src/prerender.tsx'
import { prerenderSignIn } from '../src/sign-in/prerender.tsx'

/** A page as it is drawn first, in one language and under one configuration. */
export interface Drawing {
  page: 'landing' | 'signIn'
  locale: string
  html: string
}

/** Draws all pages that are known before anybody asks for them; one after the other, for they share the language that is shown. */
export async function prerenderPages(): Promise<Drawing[]> {
  const drawings: Drawing[] = []
  for (const locale of LOCALES) {
    drawings.push({ page: 'signIn', locale, html: await prerenderSignIn(locale) })
    for (const each of await prerenderLanding(locale)) drawings.push({ page: 'landing', locale, ...each })
  }
  return drawings
}
