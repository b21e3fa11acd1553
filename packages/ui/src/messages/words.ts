'use client'
import { createContext, useContext } from 'react'
import type { PlacesOf, Sentence } from './format.ts'
import { useLocale } from 'react-aria-components/I18nProvider'

/** A text whose very letters its type knows. */
type Letters = '' | (string & {})

/** One word or sentence in the languages that the components speak; `{name}` stands for what is filled in. */
export type Word = readonly [english: Letters, spanish: string, french: string]

/** What a component says, by key, under the component's name. */
export type Words = Readonly<Record<string, Readonly<Record<string, Word>>>>

/** The words of one language, by key; each knows the places that are filled in. */
export type Said<W extends Words> = Readonly<{
  [Key in keyof W[keyof W]]: W[keyof W][Key] extends readonly [infer English extends string, ...unknown[]]
    ? Sentence<PlacesOf<English>>
    : string
}>

/** Words of the application in place of ours, by name and key: `Button.loading`. */
export type OwnWords = Readonly<Record<string, string | undefined>>

type Sentences = Readonly<Record<string, string>>

const LANGUAGES = ['en', 'es', 'fr']
const none: OwnWords = {}

/** What was said before, by language: it stays the same object, so that nothing is drawn again for the sake of words. */
const said = new WeakMap<OwnWords, WeakMap<Words, Record<number, Sentences>>>()

/** Words of the application in place of ours, by locale. */
export const OwnWordsContext = createContext<Partial<Record<string, OwnWords>>>({})

/** A component's words in the language of the nearest UIProvider, which may replace them. */
export function useWords<W extends Words>(words: W): Said<W> {
  const { locale } = useLocale()
  const own = useContext(OwnWordsContext)[locale] ?? none
  return say(words, LANGUAGES.indexOf(locale.split('-')[0] ?? ''), own) as Said<W>
}

function say(words: Words, language: number, own: OwnWords): Sentences {
  const ofApplication = said.get(own) ?? new WeakMap<Words, Record<number, Sentences>>()
  const inLanguages = ofApplication.get(words) ?? {}
  said.set(own, ofApplication.set(words, inLanguages))
  return (inLanguages[language] ??= Object.fromEntries(
    Object.entries(words).flatMap(([name, keys]) => [
      ...Object.entries(keys).map(([key, word]) => [key, word[language] ?? word[0]]),
      // Among them are plural forms that none of our languages needs.
      ...Object.entries(own).flatMap(([key, text]) =>
        text !== undefined && key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), text]] : [],
      ),
    ]),
  ))
}
