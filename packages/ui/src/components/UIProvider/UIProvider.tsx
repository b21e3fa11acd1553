'use client'
import '../../theme/fonts.css.ts'
import '../../theme/reset.css.ts'
import '../../theme/theme.css.ts'
import '../../theme/page.css.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { BrandStyle } from '../../internal/brand-style.tsx'
import { NonceContext } from '../../internal/nonce.ts'
import { useStableValue } from '../../internal/use-stable-value.ts'
import type { UIMessages } from './ui-messages.ts'
import { MessageOverridesContext } from '../../messages/use-messages.ts'
import type { Brand } from '../../theme/brand.ts'
import type { ThemeName } from '../../theme/themes.ts'

export type { UIMessages } from './ui-messages.ts'
export type { ThemeName } from '../../theme/themes.ts'

/** How much room rows take: 48 px or 36 px. */
export type Density = 'comfortable' | 'compact'

/** Whether things may move; 'full' still honours the system's reduced motion. */
export type Motion = 'full' | 'none'

/** The theme a person chose, or 'system' to follow the system's color scheme and contrast. */
export type Appearance = 'system' | ThemeName

export interface UIProviderProps {
  /** BCP 47, for example 'fr-CA'; an unknown language falls back to en-US words. */
  locale: string
  /** Without it the page keeps the theme that `<html data-theme>` says, or follows the system. */
  theme?: Appearance
  /** Made by `createBrand` of '@tessera/ui/brand'; Tessera's own colors by default. */
  brand?: Brand
  /** For a page whose policy asks for a nonce on styles: every style element of the components carries it. */
  nonce?: string
  /** How much room rows and controls take; without it the page keeps what `<html data-density>` says. */
  density?: Density
  /** 'none' keeps everything still; without it the page keeps what `<html data-motion>` says, or follows the system. */
  motion?: Motion
  /** Messages to override, or to add for other languages, by locale and key, such as `'Button.loading'`. */
  messages?: Partial<Record<string, Partial<UIMessages>>>
  /** Follows a link inside the application without loading the page. */
  navigate?: (href: string) => void
  /** Turns the path of a link into the address that is shown and copied. */
  resolveHref?: (href: string) => string
  children: ReactNode
}

const noMessages = {}
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
const same = (href: string) => href

/** Writes an attribute of the page for as long as there is a value; without one the page keeps what the server wrote. */
function useRootData(name: 'theme' | 'density' | 'motion' | 'brand', value: string | undefined) {
  useBeforePaint(() => {
    const { dataset } = document.documentElement
    if (value === undefined) return undefined
    dataset[name] = value
    return () => {
      if (dataset[name] === value) delete dataset[name]
    }
  }, [name, value])
}

/** Switches transitions off until a theme that was changed is painted. */
function useThemeAtOnce(theme: Appearance | undefined) {
  const shown = useRef(theme)
  useBeforePaint(() => {
    if (shown.current === theme) return undefined
    shown.current = theme
    const { dataset } = document.documentElement
    dataset.themeChanging = ''
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete dataset.themeChanging)
    })
    return () => {
      cancelAnimationFrame(frame)
      delete dataset.themeChanging
    }
  }, [theme])
}

/** Gives every component its language, theme, brand, density, motion and router; one at the root of the application. */
export function UIProvider({
  locale,
  theme,
  brand,
  nonce,
  density,
  motion,
  messages = noMessages,
  navigate,
  resolveHref = same,
  children,
}: UIProviderProps) {
  useBeforePaint(() => {
    const root = document.documentElement
    root.lang = locale
    root.dir = isRTL(locale) ? 'rtl' : 'ltr'
    if (theme === 'system') delete root.dataset.theme
  }, [locale, theme])
  useThemeAtOnce(theme)
  useRootData('theme', theme === 'system' ? undefined : theme)
  useRootData('density', density)
  useRootData('motion', motion)
  useRootData('brand', brand?.name)

  const content = (
    <I18nProvider locale={locale}>
      <NonceContext value={nonce}>
        {/* React Aria looks here for the nonce of the style elements that it makes. */}
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        {brand && <BrandStyle brand={brand} nonce={nonce} />}
        <MessageOverridesContext value={useStableValue(messages)}>{children}</MessageOverridesContext>
      </NonceContext>
    </I18nProvider>
  )
  if (!navigate) return content
  return (
    <RouterProvider navigate={navigate} useHref={(href) => (href.startsWith('/') ? resolveHref(href) : href)}>
      {content}
    </RouterProvider>
  )
}
