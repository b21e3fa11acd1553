import { accented, mirrored } from '../components/UIProvider/pseudo.ts'

/** Gives a scene its words in each of Storybook's languages. */
export function wordsIn<Words extends Record<string, string>>(enUS: Words, esMX: Words, frCA: Words) {
  const change = (write: (text: string) => string) =>
    Object.fromEntries(Object.entries(enUS).map(([key, text]) => [key, write(text)])) as Words
  const all: Partial<Record<string, Words>> = {
    'en-US': enUS,
    'es-MX': esMX,
    'fr-CA': frCA,
    'en-XA': change(accented),
    'ar-XB': change(mirrored),
  }
  return (locale: unknown) => all[String(locale)] ?? enUS
}
