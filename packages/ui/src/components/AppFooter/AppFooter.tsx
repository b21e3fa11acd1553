'use client'
import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './AppFooter.css.ts'
import { appFooterMessages } from './messages.ts'

export interface AppFooterProps extends DOMProps {
  /** The links, in this order: privacy, terms, contact. */
  links: readonly { href: string; label: string }[]
  /** The copyright line: year and name. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The footer of an application: its legal and contact links. */
export function AppFooter({ links, children, ref, ...rest }: AppFooterProps) {
  const { footerNavigation } = useMessages(appFooterMessages)
  return (
    <footer {...domProps(rest)} ref={ref} className={styles.footer}>
      <div className={styles.inner}>
        <p>{wrapTexts(children)}</p>
        {links.length > 0 && (
          <nav aria-label={footerNavigation}>
            <ul className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="standalone" tone="muted">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}
