import { LOCALES } from '@tessera/contract'
import { prerenderLanding } from '../src/prerender.tsx'
import { prerenderSignIn } from '../src/sign-in/prerender.tsx'

/** A page's first render, in one language and configuration. */
export interface Drawing {
  page: 'landing' | 'signIn'
  locale: string
  html: string
}

/** Prerenders all static pages one after the other, because they share the current language. */
export async function prerenderPages(): Promise<Drawing[]> {
  const drawings: Drawing[] = []
  for (const locale of LOCALES) {
    drawings.push({ page: 'signIn', locale, html: await prerenderSignIn(locale) })
    for (const each of await prerenderLanding(locale)) drawings.push({ page: 'landing', locale, ...each })
  }
  return drawings
}
