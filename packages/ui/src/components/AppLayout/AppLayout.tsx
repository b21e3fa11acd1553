import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './AppLayout.css.ts'
import { LayoutContext } from './LayoutContext.tsx'

export interface AppLayoutProps extends DOMProps {
  /** A ContextBar; it stays at the top of the window, above the header. */
  context?: ReactNode
  /** An AppHeader; it stays at the top of the window, except on a phone that only has space for the context. */
  header: ReactNode
  /** A SideNavigation beside the page. Below 1024 px it is hidden, and AppHeader's drawer shows its sections. */
  navigation?: ReactNode
  /** A BannerStack above every page, even for a single banner: it is the landmark for banners. */
  banner?: ReactNode
  /** An AppFooter; at the bottom of the window if the page is short. */
  footer: ReactNode
  /** A Page. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The layout of an application: context, header, navigation, banners, page, footer. */
export function AppLayout({ context, header, navigation, banner, footer, children, ref, ...rest }: AppLayoutProps) {
  return (
    <div {...domProps(rest)} ref={ref} className={styles.layout}>
      {context && <LayoutContext>{context}</LayoutContext>}
      <div className={styles.header}>{wrapTexts(header)}</div>
      <div className={styles.body}>
        {navigation && <div className={styles.navigation}>{wrapTexts(navigation)}</div>}
        <div className={styles.column}>
          {banner && <div className={styles.banner}>{wrapTexts(banner)}</div>}
          <div className={styles.content}>{wrapTexts(children)}</div>
          {wrapOwnText(footer)}
        </div>
      </div>
    </div>
  )
}
