'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SideNavigationItem, SideNavigationPage, SideNavigationSection } from './navigation-types.ts'
import * as styles from './SideNavigation.css.ts'
import { sideNavigationMessages } from './messages.ts'

interface LinkStyleProps {
  /** Whether only icons are visible, without names and without the pages below them. */
  isCollapsed?: boolean
  /** Called when a link is followed. */
  onPress?: () => void
}

interface NavigationSectionsProps extends LinkStyleProps {
  sections: readonly SideNavigationSection[]
}

/** The sections of a navigation, in the page or in a drawer. */
export const NavigationSections = ({ sections, ...linkProps }: NavigationSectionsProps) =>
  sections.map((section) => <Section key={section.id} section={section} {...linkProps} />)

function Section({ section: { title, items }, ...linkProps }: LinkStyleProps & { section: SideNavigationSection }) {
  const id = useId()
  return (
    <div className={styles.section}>
      {title && (
        <p id={id} className={linkProps.isCollapsed ? hiddenVisually : styles.sectionTitle}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {items.map((item) => (
          <Item key={item.href} item={item} {...linkProps} />
        ))}
      </ul>
    </div>
  )
}

function Item({ item, isCollapsed = false, onPress }: LinkStyleProps & { item: SideNavigationItem }) {
  const messages = useMessages(sideNavigationMessages)
  const id = useId()
  const { items = [] } = item
  const isCurrent = item.isCurrent === true
  const isAboveCurrent = items.some((page) => page.isCurrent)
  const [isOpened, setOpened] = useState<boolean>()
  const isOpen = items.length > 0 && !isCollapsed && (isOpened ?? (isAboveCurrent || isCurrent))
  return (
    <li>
      <div className={styles.row}>
        <NavigationLink
          page={item}
          current={isAboveCurrent ? 'true' : isCurrent ? 'page' : undefined}
          isCollapsed={isCollapsed}
          onPress={onPress}
        />
        {items.length > 0 && !isCollapsed && (
          <button
            type="button"
            className={styles.disclosure}
            aria-label={fill(messages.pagesOf, { label: item.label })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpened(!isOpen)}
          >
            <Icon of={ChevronDown} />
          </button>
        )}
      </div>
      {isOpen && (
        <ul id={id} className={styles.below}>
          {items.map((page) => (
            <li key={page.href}>
              <NavigationLink page={page} current={page.isCurrent ? 'page' : undefined} onPress={onPress} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface NavigationLinkProps extends LinkStyleProps {
  page: SideNavigationPage & Partial<Pick<SideNavigationItem, 'icon'>>
  /** 'page' for the current page, 'true' if a page below it is current. */
  current: 'page' | 'true' | undefined
}

function NavigationLink({ page, current, isCollapsed = false, onPress }: NavigationLinkProps) {
  const { href, label, icon, count = 0, countLabel } = page
  return (
    <Link href={href} className={styles.link} aria-current={current} onPress={onPress}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span data-label="" className={isCollapsed ? hiddenVisually : styles.label}>
        {label}
      </span>
      {count > 0 && ' '}
      {count > 0 && (
        <span className={isCollapsed ? styles.dot : styles.count}>
          <span aria-hidden={countLabel !== undefined} className={isCollapsed ? hiddenVisually : undefined}>
            {count}
          </span>
          {countLabel !== undefined && <span className={hiddenVisually}>{countLabel}</span>}
        </span>
      )}
    </Link>
  )
}
