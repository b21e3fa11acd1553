import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { besideOthers, keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './Page.css.ts'

export interface PageProps extends DOMProps {
  /** The page's one first-level heading; leave it out only where a Hero or PageMessage brings it. */
  title?: ReactNode
  description?: ReactNode
  /** Breadcrumbs, over the title. */
  breadcrumbs?: ReactNode
  /** Buttons for the whole page, at the end of its head. */
  actions?: ReactNode
  /** Banners of this page, above its head. */
  banner?: ReactNode
  /**
   * 480, 680, 720 or 1280 px at most: a single question, a form, prose, most pages. 'wide' is for tables: 1440 px, or all
   * the room beside a SideNavigation.
   */
  width?: 'narrow' | 'form' | 'reading' | 'default' | 'wide'
  /** The heading, to give it focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Stand one under another, with room between them. */
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
      {besideOthers(children)}
    </main>
  )
}
