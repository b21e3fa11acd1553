import { accented, mirrored } from '../components/UIProvider/pseudo.ts'
import { fill, type PlaceholdersOf } from '../messages/format.ts'
import spanish from './es-MX.json'
import french from './fr-CA.json'

/** The story texts by their English text. */
export type Catalog = Readonly<Record<string, string>>

const inPseudo = (write: (text: string) => string): Catalog =>
  Object.fromEntries(Object.keys(spanish).map((text) => [text, write(text)]))

const catalogs: Partial<Record<string, Catalog>> = {
  'es-MX': spanish,
  'fr-CA': french,
  'en-XA': inPseudo(accented),
  'ar-XB': inPseudo(mirrored),
}

let language = 'en-US'

/** Sets the language of all stories rendered from now on; a language without a catalog shows English. */
export function setStoryLanguage(locale: string) {
  language = locale
}

/** Returns the language of the stories, and its texts if it has a catalog. */
export const storyLanguage = () => ({ language, catalog: catalogs[language] })

/** Returns the translation of an English story text, with values for its placeholders `{name}`. */
export function t<Text extends string>(
  text: Text,
  ...[values]: [PlaceholdersOf<Text>] extends [never]
    ? []
    : [values: Readonly<Record<PlaceholdersOf<Text>, string | number>>]
) {
  const translated = catalogs[language]?.[text] ?? text
  if (!values) return translated
  const written = Object.entries<string | number>(values).map(([name, value]) => [name, value.toLocaleString(language)])
  return fill(translated, Object.fromEntries(written))
}
