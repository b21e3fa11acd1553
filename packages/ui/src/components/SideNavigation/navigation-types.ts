import type { ReactNode } from 'react'

/** A page below another one. */
export interface SideNavigationPage {
  href: string
  label: string
  /** A count of pending items; 0 is hidden. */
  count?: number
  /** The count as text for screen readers: '3 unread'; the number by default. */
  countLabel?: string
  /** Whether the current page is this one, or one below it that the navigation does not list. */
  isCurrent?: boolean
}

/** A top-level page. */
export interface SideNavigationItem extends SideNavigationPage {
  /** A 20 px icon, hidden from assistive technology; a collapsed navigation shows only the icon. */
  icon: ReactNode
  /** Pages below it, visible if it or one of them is current, or if the user expands them. */
  items?: readonly SideNavigationPage[]
}

/** Pages that belong together. */
export interface SideNavigationSection {
  id: string
  /** Heading of the section; omit it for a section without a heading, such as the first. */
  title?: string
  items: readonly SideNavigationItem[]
}
