'use client'
import { createContext, useContext } from 'react'
import type { PlaceholdersOf, MessageTemplate } from './format.ts'
import { useLocale } from 'react-aria-components/I18nProvider'

/** A text whose type contains its exact characters. */
type LiteralText = '' | (string & {})

/** A text in the languages of the components; `{name}` is a placeholder. */
export type Message = readonly [english: LiteralText, spanish: string, french: string]

/** A component's messages by key, under the component's name. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Message>>>>

/** The messages of one language, by key; each type lists its placeholders. */
export type Translated<W extends Messages> = Readonly<{
  [Key in keyof W[keyof W]]: W[keyof W][Key] extends readonly [infer English extends string, ...unknown[]]
    ? MessageTemplate<PlaceholdersOf<English>>
    : string
}>

/** The application's overrides of our messages, by name and key: `Button.loading`. */
export type MessageOverrides = Readonly<Record<string, string | undefined>>

type MessageTexts = Readonly<Record<string, string>>

const LANGUAGES = ['en', 'es', 'fr']
const none: MessageOverrides = {}

/** Translated messages by language. The object is stable, so that nothing renders again. */
const cache = new WeakMap<MessageOverrides, WeakMap<Messages, Record<number, MessageTexts>>>()

/** The application's overrides of our messages, by locale. */
export const MessageOverridesContext = createContext<Partial<Record<string, MessageOverrides>>>({})

/** Returns a component's messages in the language of the nearest UIProvider, which can override them. */
export function useMessages<W extends Messages>(messages: W): Translated<W> {
  const { locale } = useLocale()
  const overrides = useContext(MessageOverridesContext)[locale] ?? none
  return translateAll(messages, LANGUAGES.indexOf(locale.split('-')[0] ?? ''), overrides) as Translated<W>
}

function translateAll(messages: Messages, language: number, overrides: MessageOverrides): MessageTexts {
  const byMessages = cache.get(overrides) ?? new WeakMap<Messages, Record<number, MessageTexts>>()
  const byLanguage = byMessages.get(messages) ?? {}
  cache.set(overrides, byMessages.set(messages, byLanguage))
  return (byLanguage[language] ??= Object.fromEntries(
    Object.entries(messages).flatMap(([name, keys]) => [
      ...Object.entries(keys).map(([key, message]) => [key, message[language] ?? message[0]]),
      // The overrides can include plural forms that none of our languages needs.
      ...Object.entries(overrides).flatMap(([key, text]) =>
        text !== undefined && key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), text]] : [],
      ),
    ]),
  ))
}
