import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText, keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './Page.css.ts'

export interface PageProps extends DOMProps {
  /** The page's only first-level heading; omit it only if a Hero or PageMessage provides it. */
  title?: ReactNode
  description?: ReactNode
  /** Breadcrumbs, above the title. */
  breadcrumbs?: ReactNode
  /** Buttons for the whole page, at the end of its header. */
  actions?: ReactNode
  /** Banners of this page, above its header. */
  banner?: ReactNode
  /**
   * At most 480, 680, 720 or 1280 px: a single question, a form, prose, most pages. 'wide' is for tables: 1440 px, or
   * all the space beside a SideNavigation.
   */
  width?: 'narrow' | 'form' | 'reading' | 'default' | 'wide'
  /** The heading, for moving focus to it after navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Stacked, with space between them. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The main content with its one title; the target of SkipLink. */
export function Page({
  title,
  description,
  breadcrumbs,
  actions,
  banner,
  width = 'default',
  headingRef,
  children,
  ref,
  ...rest
}: PageProps) {
  return (
    <main id="main" {...domProps(rest)} ref={ref} tabIndex={-1} className={styles.page({ width })}>
      {banner && <div className={styles.banner}>{wrapTexts(banner)}</div>}
      {title && (
        <div className={styles.head}>
          {breadcrumbs && <div className={styles.breadcrumbs}>{wrapTexts(breadcrumbs)}</div>}
          <div className={styles.title}>
            <Heading level={1} tabIndex={-1} ref={headingRef}>
              {title}
            </Heading>
          </div>
          {description && (
            <p key={keyOfText(description)} className={styles.description}>
              {oneText(description)}
            </p>
          )}
          {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
        </div>
      )}
      {wrapOwnText(children)}
    </main>
  )
}
