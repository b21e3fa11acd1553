'use client'
import type { ReactNode, Ref } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { besideOthers } from '../../internal/own-text.tsx'
import type { ThemeName } from '../../theme/themes.ts'
import * as styles from './PreviewArea.css.ts'

export interface PreviewAreaProps extends DOMProps {
  /** The theme that it is shown in, whatever the page's is. */
  theme: ThemeName
  /** BCP 47, for example 'fr-CA': the language of what is shown. */
  locale: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

const stay = () => undefined

/** A part of a page as people see it who chose another theme or language; its links to pages of the application lead nowhere. */
export function PreviewArea({ theme, locale, children, ref, ...rest }: PreviewAreaProps) {
  return (
    <div
      {...domProps(rest)}
      ref={ref}
      data-theme={theme}
      lang={locale}
      dir={isRTL(locale) ? 'rtl' : 'ltr'}
      className={styles.area}
    >
      <RouterProvider navigate={stay}>
        <I18nProvider locale={locale}>{besideOthers(children)}</I18nProvider>
      </RouterProvider>
    </div>
  )
}
