import type { ReactNode, Ref } from 'react'
import * as styles from './AppLayout.css.ts'

export interface AppLayoutProps {
  /** An AppHeader; it stays at the top of the window. */
  header: ReactNode
  /** A BannerStack over every page. */
  banner?: ReactNode
  /** An AppFooter; at the bottom of the window when the page is short. */
  footer: ReactNode
  /** A Page. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The frame of an application: header, banners, page, footer. */
export function AppLayout({ header, banner, footer, children, ref }: AppLayoutProps) {
  return (
    <div ref={ref} className={styles.layout}>
      <div className={styles.header}>{header}</div>
      {banner && <div className={styles.banner}>{banner}</div>}
      <div className={styles.content}>{children}</div>
      {footer}
    </div>
  )
}
