/** Locales that the portal offers, the default first. */
export const LOCALES = ['en-US', 'es-MX', 'fr-CA'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en-US'

/** An entry of a language list: a locale and its name in its own language. */
export interface LanguageOption {
  id: string
  value: string
}

/** Every language that appears in a list; `en-CA` is known but never offered. */
export const LANGUAGES: readonly LanguageOption[] = [
  { id: 'en-US', value: 'English' },
  { id: 'en-CA', value: 'English (Canada)' },
  { id: 'es-MX', value: 'Español' },
  { id: 'fr-CA', value: 'Français canadien' },
]

/** The languages that a person may choose. */
export const OFFERED_LANGUAGES = LANGUAGES.filter((language) => isLocale(language.id))

/** Whether a value is an allowed locale, letter for letter. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The languages of an `Accept-Language` header, in order of preference; a weight of 0 excludes one. */
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
 * The first allowed locale among the preferences, in their order: an exact match, else one of the same
 * language (`fr` finds `fr-CA`, `en-CA` finds `en-US`); null when there is none.
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

/** The first allowed locale among the preferences, as `offeredLocale` finds it, else the default. */
export function resolveLocale(...preferences: readonly (string | null | undefined)[]): Locale {
  return offeredLocale(...preferences) ?? DEFAULT_LOCALE
}
