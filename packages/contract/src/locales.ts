/** Locales that the portal offers, the default first. */
export const LOCALES = ['en-US', 'es-MX', 'fr-CA'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en-US'

/** A locale in a language list, with its name in its own language. */
export interface LanguageOption {
  id: string
  value: string
}

/** Every language in a language list; `en-CA` is known but never offered. */
export const LANGUAGES: readonly LanguageOption[] = [
  { id: 'en-US', value: 'English' },
  { id: 'en-CA', value: 'English (Canada)' },
  { id: 'es-MX', value: 'Español' },
  { id: 'fr-CA', value: 'Français canadien' },
]

/** The languages that a user can choose. */
export const OFFERED_LANGUAGES = LANGUAGES.filter((language) => isLocale(language.id))

/** Whether a value is an allowed locale, with an exact match of case. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** Returns the languages of an `Accept-Language` header, in order of preference; a weight of 0 excludes one. */
export function parseAcceptHeader(acceptLanguage: string): string[] {
  const preferences = acceptLanguage.split(',').map((preference) => {
    const [language = '', ...parameters] = preference.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1'
    return { language, weight: Number(weight) }
  })
  return preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}

/**
 * Returns the first allowed locale in the preferences: an exact match, else one of the same language; null without one.
 * For example, `fr` matches `fr-CA`, and `en-CA` matches `en-US`.
 */
export function offeredLocale(...preferences: readonly (string | null | undefined)[]): Locale | null {
  for (const preference of preferences) {
    if (!preference) continue
    const [language] = preference.toLowerCase().split('-')
    const found =
      LOCALES.find((locale) => locale.toLowerCase() === preference.toLowerCase()) ??
      LOCALES.find((locale) => locale.split('-')[0] === language)
    if (found) return found
  }
  return null
}

/** Returns the first allowed locale in the preferences, as in `offeredLocale`, else the default. */
export function resolveLocale(...preferences: readonly (string | null | undefined)[]): Locale {
  return offeredLocale(...preferences) ?? DEFAULT_LOCALE
}
