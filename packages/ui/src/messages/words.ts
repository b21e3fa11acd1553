'use client'
import { createContext, useContext } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

/** One word or sentence in the languages that the components speak; `{name}` stands for what is filled in. */
export type Word = readonly [english: string, spanish: string, french: string]

/** What a component says, by key; a key means the same wherever it stands. */
export type Words = Readonly<Record<string, Word>>

/** The words of one language. */
export type Said<W extends Words> = Readonly<Record<keyof W, string>>

const LANGUAGES = ['en', 'es', 'fr']

/** Words of the application in place of ours, by locale and key. */
export const OwnWordsContext = createContext<Partial<Record<string, Readonly<Record<string, string | undefined>>>>>({})

/** A component's words in the language of the nearest UIProvider, which may replace them. */
export function useWords<W extends Words>(words: W): Said<W> {
  const { locale } = useLocale()
  const own = useContext(OwnWordsContext)[locale]
  const language = Math.max(0, LANGUAGES.indexOf(locale.split('-')[0] ?? 'en'))
  const said = Object.entries(words).map(([key, word]) => [key, own?.[key] ?? word[language]])
  return Object.fromEntries(said) as Said<W>
}
