import { createFormatters, createIntlCache } from '@formatjs/intl'
import type { ReactElement, ReactNode } from 'react'
import { createContext, createElement, Fragment, use, useMemo } from 'react'
import { resolveLocale } from '@tessera/contract'
import type { LoadedLanguage, PortalLocale } from './catalogs.ts'
import type enUS from './en-US.json'

/** The id of a text; en-US.json lists them all. */
export type MessageId = keyof typeof enUS

export type TextValues = Record<string, string | number>
export type RichValues = Record<string, string | number | ReactElement | ((chunks: ReactNode) => ReactNode)>

/** The translation and format functions of the user's language. */
export interface Intl {
  locale: PortalLocale
  t: (id: MessageId, values?: TextValues) => string
  /** Formats a text with elements: values, and marked parts rendered by the function with the mark's name. */
  rich: (id: MessageId, values: RichValues) => ReactNode
}

/** Creates the translation and format functions of a loaded language. */
export function intlOf({ locale, messages }: LoadedLanguage): Intl {
  const formatLocale = resolveLocale(locale)
  const { getMessageFormat } = createFormatters(createIntlCache())
  function format<Made>(
    id: MessageId,
    values?: Record<string, string | number | Made | ((made: (string | Made)[]) => Made)>,
  ) {
    // Looked up on each call, because pages load more parts.
    const message = messages[id] ?? id
    // A text without arguments needs no formatting.
    return typeof message === 'string' ? message : getMessageFormat(message, formatLocale).format<Made>(values)
  }
  return {
    locale,
    t: (id, values) => String(format<string>(id, values)),
    rich: (id, values) => together(format<ReactNode>(id, marked(values))),
  }
}

function together(parts: ReactNode | ReactNode[]): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
}

function marked(
  values: RichValues,
): Record<string, string | number | ReactElement | ((chunks: ReactNode[]) => ReactNode)> {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'function' ? (chunks: ReactNode[]) => value(together(chunks)) : value,
  ])
  return Object.fromEntries(entries)
}

const IntlContext = createContext<Intl | null>(null)

/** Provides a language to the subtree. */
export function IntlProvider({ language, children }: { language: LoadedLanguage; children: ReactNode }): ReactNode {
  const intl = useMemo(() => intlOf(language), [language])
  return <IntlContext value={intl}>{children}</IntlContext>
}

/** Returns the translation and format functions of the user's language. */
export function useIntl(): Intl {
  const intl = use(IntlContext)
  if (!intl) throw new Error('useIntl is used outside IntlProvider.')
  return intl
}
