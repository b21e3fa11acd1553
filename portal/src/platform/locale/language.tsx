import { DEFAULT_LOCALE, OFFERED_LANGUAGES } from '@tessera/contract'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { CallerScope } from '../../data/caller.tsx'
import { writeCookie } from '../../data/cookies.ts'
import type { LoadedLanguage, PortalLocale } from '../../messages/catalogs.ts'
import { changeLanguage, PSEUDO_LOCALE } from '../../messages/catalogs.ts'
import { IntlProvider } from '../../messages/intl.tsx'

interface Language extends Pick<LoadedLanguage, 'locale' | 'uiMessages'> {
  /**
   * Loads a language, shows the portal in it and stores it in this browser; rejects, and changes nothing, on failure.
   */
  change: (locale: PortalLocale) => Promise<void>
}

const LanguageContext = createContext<Language | null>(null)

/** Languages to choose from, each with its name in its own language. */
export const LANGUAGE_CHOICES = OFFERED_LANGUAGES.map(({ id, value }) => ({ id, label: value }))

interface LanguageProviderProps {
  initial: LoadedLanguage
  children: ReactNode
}

/** Provides the user's language and messages to the subtree. */
export function LanguageProvider({ initial, children }: LanguageProviderProps): ReactNode {
  const [loaded, setLoaded] = useState(initial)
  const change = useCallback(async (locale: PortalLocale) => {
    const next = await changeLanguage(locale)
    writeCookie('locale', next.locale)
    setLoaded(next)
  }, [])
  const language = useMemo(() => ({ locale: loaded.locale, uiMessages: loaded.uiMessages, change }), [loaded, change])
  return (
    <LanguageContext value={language}>
      <CallerScope locale={loaded.locale}>
        <IntlProvider language={loaded}>{children}</IntlProvider>
      </CallerScope>
    </LanguageContext>
  )
}

/** Switches from the pseudo-language to en-US in production. */
export function useRealLanguage(isProduction: boolean): void {
  const { locale, change } = useLanguage()
  useEffect(() => {
    if (isProduction && locale === PSEUDO_LOCALE) void change(DEFAULT_LOCALE)
  }, [isProduction, locale, change])
}

/** Returns the reader's language and the function that changes it. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('useLanguage is used outside LanguageProvider.')
  return language
}
