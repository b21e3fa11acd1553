import { LOCALES } from '@tessera/contract'
import { prerenderLanding } from '../src/prerender.tsx'
import { prerenderSignIn } from '../src/sign-in/prerender.tsx'

/** A page's first render, in one language and configuration. */
export interface PrerenderedPage {
  page: 'landing' | 'signIn'
  locale: string
  html: string
}

/** Prerenders all static pages one after the other, because they share the current language. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = []
  for (const locale of LOCALES) {
    pages.push({ page: 'signIn', locale, html: await prerenderSignIn(locale) })
    for (const each of await prerenderLanding(locale)) pages.push({ page: 'landing', locale, ...each })
  }
  return pages
}
