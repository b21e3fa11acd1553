import type { Preferences } from '@tessera/contract'
import { UIProvider } from '@tessera/ui'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useMemo, useState } from 'react'
import { readCookie, removeCookie, writeCookie } from '../../data/cookies.ts'
import { useLanguage } from '../locale/language.tsx'

type ThemeChoice = Preferences['appearance']
type Density = Preferences['density']

interface Appearance {
  theme: ThemeChoice
  density: Density
  changeTheme: (theme: ThemeChoice) => void
  changeDensity: (density: Density) => void
  /** Shows the default density, and deletes the stored one for the next visitor. */
  forgetDensity: () => void
}

const AppearanceContext = createContext<Appearance | null>(null)
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark', 'high-contrast']
const DENSITIES: readonly Density[] = ['comfortable', 'compact']
const DEFAULT_DENSITY: Density = 'comfortable'

interface AppearanceProviderProps {
  /** Client-side navigation for all links of the subtree; without it, links load their page. */
  navigate?: (href: string) => void
  /** Returns the URL that a link of the subtree shows and copies. */
  resolveHref?: (href: string) => string
  children: ReactNode
}

/** Provides the chosen appearance and language to the subtree, and stores them in cookies for the next page. */
export function AppearanceProvider({ navigate, resolveHref, children }: AppearanceProviderProps): ReactNode {
  const { locale, uiMessages } = useLanguage()
  const [theme, setTheme] = useState(() => THEMES.find((name) => name === readCookie('appearance')) ?? 'system')
  const [density, setDensity] = useState(
    () => DENSITIES.find((name) => name === readCookie('density')) ?? DEFAULT_DENSITY,
  )
  const changeTheme = useCallback((next: ThemeChoice) => {
    writeCookie('appearance', next)
    setTheme(next)
  }, [])
  const changeDensity = useCallback((next: Density) => {
    writeCookie('density', next)
    setDensity(next)
  }, [])
  const forgetDensity = useCallback(() => {
    removeCookie('density')
    setDensity(DEFAULT_DENSITY)
  }, [])
  const messages = useMemo(() => (uiMessages ? { [locale]: uiMessages } : undefined), [locale, uiMessages])
  const appearance = useMemo(
    () => ({ theme, density, changeTheme, changeDensity, forgetDensity }),
    [theme, density, changeTheme, changeDensity, forgetDensity],
  )
  return (
    <AppearanceContext value={appearance}>
      <UIProvider
        locale={locale}
        messages={messages}
        theme={theme}
        density={density}
        navigate={navigate}
        resolveHref={resolveHref}
      >
        {children}
      </UIProvider>
    </AppearanceContext>
  )
}

/** Returns the chosen appearance and the functions that change it. */
export function useAppearance(): Appearance {
  const appearance = use(AppearanceContext)
  if (!appearance) throw new Error('useAppearance is used outside AppearanceProvider.')
  return appearance
}
