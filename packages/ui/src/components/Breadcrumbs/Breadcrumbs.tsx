'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Fragment, type Ref, useEffect, useRef, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Breadcrumbs.css.ts'
import { breadcrumbsMessages } from './messages.ts'

/** A page in the path to the current one. */
export interface Breadcrumb {
  label: string
  /** Omit it for the last item: it is the current page. */
  href?: string
}

export interface BreadcrumbsProps extends DOMProps {
  /** From the outermost page to the current one. */
  items: readonly Breadcrumb[]
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** The path to the current page; below 768 px a button replaces the middle of a long path. */
export function Breadcrumbs({ items, 'aria-label': label, ref, ...rest }: BreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages)
  const [isCollapsed, setCollapsed] = useState(true)
  const firstHidden = useRef<HTMLAnchorElement>(null)
  const folds = items.length > 3
  const isMiddle = (index: number) => folds && index > 0 && index < items.length - 2

  useEffect(() => {
    // The pressed button no longer exists, so the first revealed link gets the focus.
    if (!isCollapsed) firstHidden.current?.focus()
  }, [isCollapsed])

  return (
    <nav {...domProps(rest)} ref={ref} aria-label={label ?? messages.breadcrumbs}>
      <ol className={styles.list} data-collapsed={(folds && isCollapsed) || undefined}>
        {items.map(({ label, href }, index) => (
          <Fragment key={`${index} ${label}`}>
            {index === 1 && folds && isCollapsed && <FoldedPath onPress={() => setCollapsed(false)} />}
            <li className={isMiddle(index) ? `${styles.item} ${styles.middle}` : styles.item}>
              {index > 0 && <Separator />}
              {href && index < items.length - 1 ? (
                <Link href={href} className={styles.link} ref={index === 1 ? firstHidden : undefined}>
                  {label}
                </Link>
              ) : (
                <span className={styles.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

const Separator = () => (
  <span className={styles.separator}>
    <Icon of={ChevronRight} />
  </span>
)

function FoldedPath({ onPress }: { onPress: () => void }) {
  const { showPath } = useMessages(breadcrumbsMessages)
  return (
    <li className={`${styles.item} ${styles.more}`}>
      <Separator />
      <button type="button" className={styles.expand} aria-label={showPath} onClick={onPress}>
        <Icon of={Ellipsis} />
      </button>
    </li>
  )
}
