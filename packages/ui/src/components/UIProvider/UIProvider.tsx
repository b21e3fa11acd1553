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

/** Row height: 48 px or 36 px. */
export type Density = 'comfortable' | 'compact'

/** Whether things can move; 'full' still follows the system's reduced motion. */
export type Motion = 'full' | 'none'

/** The theme that the user chose, or 'system' to follow the system's color scheme and contrast. */
export type Appearance = 'system' | ThemeName

export interface UIProviderProps {
  /** A BCP 47 tag, for example 'fr-CA'; an unknown language falls back to en-US text. */
  locale: string
  /** The theme; without it the page keeps the theme in `<html data-theme>`, or follows the system. */
  theme?: Appearance
  /** Made by `createBrand` of '@tessera/ui/brand'; Tessera's own colors by default. */
  brand?: Brand
  /** The nonce for pages whose policy requires one for styles; every style element of the components has it. */
  nonce?: string
  /** The height of rows and controls; without it the page keeps the value in `<html data-density>`. */
  density?: Density
  /** 'none' stops all motion; without it the page keeps the value in `<html data-motion>`, or follows the system. */
  motion?: Motion
  /** Overrides of messages, or messages for other languages, by locale and key, such as `'Button.loading'`. */
  messages?: Partial<Record<string, Partial<UIMessages>>>
  /** Opens a link inside the application without loading the page. */
  navigate?: (href: string) => void
  /** Converts the path of a link to the address in its `href`. */
  resolveHref?: (href: string) => string
  children: ReactNode
}

const noMessages = {}
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
const same = (href: string) => href

/** Sets an attribute of the page as long as there is a value; without one the page keeps the server's. */
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

/** Disables transitions until a changed theme is painted. */
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

/**
 * Provides language, theme, brand, density, motion and router to every component. An application has one at its root.
 */
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
        {/* React Aria reads this nonce for its style elements. */}
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
