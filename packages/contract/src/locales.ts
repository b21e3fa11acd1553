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

/** The languages of an `Accept-Language` header, the most wished for first; a weight of 0 is no wish. */
export function wishesOf(acceptLanguage: string): string[] {
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [language = '', ...parameters] = wish.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? '1'
    return { language, weight: Number(weight) }
  })
  return wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}

/**
 * The first allowed locale among the wishes, in their order: an exact match, else one of the same
 * language (`fr` finds `fr-CA`, `en-CA` finds `en-US`); null when there is none.
 */
export function offeredLocale(...wishes: readonly (string | null | undefined)[]): Locale | null {
  for (const wish of wishes) {
    if (!wish) continue
    const [language] = wish.toLowerCase().split('-')
    const found =
      LOCALES.find((locale) => locale.toLowerCase() === wish.toLowerCase()) ??
      LOCALES.find((locale) => locale.split('-')[0] === language)
    if (found) return found
  }
  return null
}

/** The first allowed locale among the wishes, as `offeredLocale` finds it, else the default. */
export function resolveLocale(...wishes: readonly (string | null | undefined)[]): Locale {
  return offeredLocale(...wishes) ?? DEFAULT_LOCALE
}
