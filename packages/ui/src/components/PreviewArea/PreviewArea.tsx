'use client'
import type { ReactNode, Ref } from 'react'
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import type { ThemeName } from '../../theme/themes.ts'
import * as styles from './PreviewArea.css.ts'

export interface PreviewAreaProps extends DOMProps {
  /** The theme of the preview, independent of the page's. */
  theme: ThemeName
  /** The BCP 47 tag of the content's language, for example 'fr-CA'. */
  locale: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

const ignoreNavigation = () => undefined

/**
 * A part of a page as users of another theme or language see it; its links to pages of the application are inactive.
 */
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
      <RouterProvider navigate={ignoreNavigation}>
        <I18nProvider locale={locale}>{wrapOwnText(children)}</I18nProvider>
      </RouterProvider>
    </div>
  )
}
