import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@tessera/contract'
import { DEFAULT_LOCALE } from '@tessera/contract'
import type { UIMessages } from '@tessera/ui'
import type { MessagePart } from './parts.ts'

/** A text, or its syntax tree if it has arguments. */
export type CompiledText = string | MessageFormatElement[]

/** Texts of one language by id. */
export type Catalog = Record<string, CompiledText>

/** The pseudo-language, which reveals untranslated and clipped texts; never in production. */
export const PSEUDO_LOCALE = 'en-XA'
export type PortalLocale = Locale | typeof PSEUDO_LOCALE

/** Loaders of the parts in one language. */
export type MessageLoaders = Record<MessagePart, () => Promise<{ default: Catalog }>>

/** The languages, each with its shared messages and the loaders of its parts. */
export const CATALOGS: Record<PortalLocale, () => Promise<{ default: Catalog; parts: MessageLoaders }>> = {
  'en-US': () => import('virtual:catalog/en-US'),
  'es-MX': () => import('virtual:catalog/es-MX'),
  'fr-CA': () => import('virtual:catalog/fr-CA'),
  'en-XA': () => import('virtual:catalog/en-XA'),
}

/** A language and its loaded messages; pages load more parts. */
export interface LoadedLanguage {
  locale: PortalLocale
  messages: Catalog
  parts: Set<MessagePart>
  /** The components' messages, in a language that the package does not have. */
  uiMessages?: UIMessages
}

let shown: LoadedLanguage = { locale: DEFAULT_LOCALE, messages: {}, parts: new Set() }

async function uiMessagesOf(locale: PortalLocale): Promise<Pick<LoadedLanguage, 'uiMessages'>> {
  if (locale !== PSEUDO_LOCALE) return {}
  const { accented, pseudoMessages } = await import('@tessera/ui/pseudo')
  return { uiMessages: pseudoMessages(accented) }
}

async function addParts({ locale, messages, parts }: LoadedLanguage, wanted: Iterable<MessagePart>): Promise<void> {
  const missing = [...wanted].filter((part) => !parts.has(part))
  if (missing.length === 0) return
  const { parts: loaders } = await CATALOGS[locale]()
  const loaded = await Promise.all(missing.map((part) => loaders[part]()))
  Object.assign(messages, ...loaded.map((part) => part.default))
  for (const part of missing) parts.add(part)
}

/** Loads a language with some parts; rejects on failure. */
export async function loadLanguage(locale: PortalLocale, parts: Iterable<MessagePart> = []): Promise<LoadedLanguage> {
  const [{ default: shared }, uiMessages] = await Promise.all([CATALOGS[locale](), uiMessagesOf(locale)])
  const language: LoadedLanguage = { locale, messages: { ...shared }, parts: new Set(), ...uiMessages }
  await addParts(language, parts)
  return language
}

/** Switches the language and loads all current parts in it; rejects, and changes nothing, on failure. */
export async function changeLanguage(
  locale: PortalLocale,
  parts: readonly MessagePart[] = [],
): Promise<LoadedLanguage> {
  const next = await loadLanguage(locale, [...shown.parts, ...parts])
  // Pages that opened in the meantime have loaded more parts.
  while (![...shown.parts].every((part) => next.parts.has(part))) await addParts(next, shown.parts)
  shown = next
  return next
}

/** Loads a page's initial language; falls back to en-US on failure. */
export async function loadFirstLanguage(
  locale: PortalLocale,
  parts: readonly MessagePart[] = [],
): Promise<LoadedLanguage> {
  return changeLanguage(locale, parts).catch(() => changeLanguage(DEFAULT_LOCALE, parts))
}

/** Loads a page's parts in the current language. */
export async function loadMessages(parts: readonly MessagePart[]): Promise<void> {
  const language = shown
  await addParts(language, parts)
  if (language !== shown) await loadMessages(parts)
}
