import { accented, mirrored } from '../components/UIProvider/pseudo.ts'
import { fill, type PlaceholdersOf } from '../messages/format.ts'
import spanish from './es-MX.json'
import french from './fr-CA.json'

/** The texts of samples by what they are in English. */
export type Catalogue = Readonly<Record<string, string>>

const inPseudo = (write: (text: string) => string): Catalogue =>
  Object.fromEntries(Object.keys(spanish).map((text) => [text, write(text)]))

const catalogues: Partial<Record<string, Catalogue>> = {
  'es-MX': spanish,
  'fr-CA': french,
  'en-XA': inPseudo(accented),
  'ar-XB': inPseudo(mirrored),
}

let language = 'en-US'

/** Chooses the language of all samples that are drawn from now on; they are English in one without a catalogue. */
export function setStoryLanguage(locale: string) {
  language = locale
}

/** The language that samples speak, and its texts where it has some. */
export const storyLanguage = () => ({ language, catalogue: catalogues[language] })

/** An English text of a sample in the language that is spoken, with values where it has `{name}`. */
export function t<Text extends string>(
  text: Text,
  ...[values]: [PlaceholdersOf<Text>] extends [never]
    ? []
    : [values: Readonly<Record<PlaceholdersOf<Text>, string | number>>]
) {
  const said = catalogues[language]?.[text] ?? text
  if (!values) return said
  const written = Object.entries<string | number>(values).map(([name, value]) => [name, value.toLocaleString(language)])
  return fill(said, Object.fromEntries(written))
}
