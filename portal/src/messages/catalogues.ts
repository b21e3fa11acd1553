import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@tessera/contract'
import { DEFAULT_LOCALE } from '@tessera/contract'
import type { UIMessages } from '@tessera/ui'

/** The texts of one language, compiled: message id to syntax tree. */
export type Catalogue = Record<string, MessageFormatElement[]>

/** The language that shows what is not translated and what does not fit; never in production. */
export const PSEUDO_LOCALE = 'en-XA'
export type PortalLocale = Locale | typeof PSEUDO_LOCALE

type Loaders = Record<PortalLocale, () => Promise<{ default: Catalogue }>>

/** The catalogues of the portal, each a chunk of its own. */
export const PORTAL_CATALOGUES: Loaders = {
  'en-US': () => import('virtual:catalogue/portal/en-US'),
  'es-MX': () => import('virtual:catalogue/portal/es-MX'),
  'fr-CA': () => import('virtual:catalogue/portal/fr-CA'),
  'en-XA': () => import('virtual:catalogue/portal/en-XA'),
}

/** The catalogues of the sign-in page. */
export const SIGN_IN_CATALOGUES: Loaders = {
  'en-US': () => import('virtual:catalogue/sign-in/en-US'),
  'es-MX': () => import('virtual:catalogue/sign-in/es-MX'),
  'fr-CA': () => import('virtual:catalogue/sign-in/fr-CA'),
  'en-XA': () => import('virtual:catalogue/sign-in/en-XA'),
}

/** A language and its texts. */
export interface LoadedLanguage {
  locale: PortalLocale
  messages: Catalogue
  /** The components' own words, in a language that they do not speak by themselves. */
  uiMessages?: UIMessages
}

async function componentsWords(locale: PortalLocale): Promise<Pick<LoadedLanguage, 'uiMessages'>> {
  if (locale !== PSEUDO_LOCALE) return {}
  const { accented, pseudoMessages } = await import('@tessera/ui/pseudo')
  return { uiMessages: pseudoMessages(accented) }
}

/** Loads a language; rejects when it cannot be had. */
export async function loadLanguage(loaders: Loaders, locale: PortalLocale): Promise<LoadedLanguage> {
  const [{ default: messages }, words] = await Promise.all([loaders[locale](), componentsWords(locale)])
  return { locale, messages, ...words }
}

/** Loads the language that a page begins in; en-US when that one cannot be had. */
export async function loadFirstLanguage(loaders: Loaders, locale: PortalLocale): Promise<LoadedLanguage> {
  return loadLanguage(loaders, locale).catch(() => loadLanguage(loaders, DEFAULT_LOCALE))
}
