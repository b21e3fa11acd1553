'use client'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import type { SideNavigationSection } from './navigation-types.ts'
import { NavigationSections } from './NavigationSections.tsx'
import * as styles from './SideNavigation.css.ts'
import { useStoredChoice } from './use-stored-choice.ts'
import { sideNavigationMessages } from './messages.ts'

export type { SideNavigationItem, SideNavigationPage, SideNavigationSection } from './navigation-types.ts'

export interface SideNavigationProps extends DOMProps {
  /** The pages, grouped by topic. */
  sections: readonly SideNavigationSection[]
  /** Whether it shows only icons, in a rail of 64 px. */
  isCollapsed?: boolean
  /** Whether it starts as a rail, if no choice is stored. */
  defaultCollapsed?: boolean
  /** Called with the user's choice. */
  onCollapsedChange?: (isCollapsed: boolean) => void
  /** Key of localStorage for the user's choice to collapse it; without it the choice is not stored. */
  storageKey?: string
  /** The name of the navigation; 'Main' in the reader's language by default. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** The name of a link with only an icon, shown beside it. */
interface Hint {
  label: string
  /** Distance from the window's top, in pixels. */
  top: number
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Moves the focus between the links and buttons of a navigation. */
function step(event: KeyboardEvent<HTMLElement>) {
  const target = STEPS[event.key]
  if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const next = controls[target(controls.indexOf(event.target as HTMLElement), controls.length)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function hintOf(target: EventTarget): Hint | null {
  const link = target instanceof Element ? target.closest('a, button') : null
  const label = link?.querySelector('[data-label]')?.textContent ?? link?.getAttribute('aria-label')
  if (!link || !label) return null
  const { top, height } = link.getBoundingClientRect()
  return { label, top: top + height / 2 }
}

/**
 * The pages of an application beside its content (APG disclosure navigation); below 1024 px AppHeader's drawer shows
 * them.
 */
export function SideNavigation({
  sections,
  isCollapsed: given,
  defaultCollapsed = false,
  onCollapsedChange,
  storageKey,
  'aria-label': name,
  ref,
  ...rest
}: SideNavigationProps) {
  const messages = useMessages(sideNavigationMessages)
  const [stored, store] = useStoredChoice(storageKey, defaultCollapsed)
  const isCollapsed = given ?? stored
  const [hint, setHint] = useState<Hint | null>(null)
  const toggle = () => {
    store(!isCollapsed)
    setHint(null)
    onCollapsedChange?.(!isCollapsed)
  }
  const leave = () => setHint(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys and pointer are those of its links.
    <nav
      {...domProps(rest)}
      ref={ref}
      className={styles.navigation}
      aria-label={name ?? messages.mainNavigation}
      data-collapsed={isCollapsed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
        else step(event)
      }}
      {...(isCollapsed && {
        onPointerOver: (event) => setHint(hintOf(event.target)),
        onPointerLeave: leave,
        onFocus: (event) => setHint(hintOf(event.target)),
        onBlur: leave,
      })}
    >
      <div className={styles.scroller} onScroll={leave}>
        <NavigationSections sections={sections} isCollapsed={isCollapsed} />
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? messages.expandNavigation : messages.collapseNavigation}
          onClick={toggle}
        >
          <span className={styles.icon}>
            <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} size={20} />
          </span>
          {!isCollapsed && <span>{messages.collapse}</span>}
        </button>
      </div>
      {isCollapsed && hint && (
        <div aria-hidden className={styles.hint} ref={(element) => element?.style.setProperty('top', `${hint.top}px`)}>
          {hint.label}
        </div>
      )}
    </nav>
  )
}
