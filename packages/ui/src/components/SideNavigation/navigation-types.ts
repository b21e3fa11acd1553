import type { ReactNode } from 'react'

/** A page below another one. */
export interface SideNavigationPage {
  href: string
  label: string
  /** How many things wait there; 0 is not shown. */
  count?: number
  /** The count in words, for screen readers: '3 unread'; the bare number by default. */
  countLabel?: string
  /** Whether the page shown is this one, or one below it that the navigation does not list. */
  isCurrent?: boolean
}

/** A page of the first level. */
export interface SideNavigationItem extends SideNavigationPage {
  /** A drawing of 20 px, hidden from assistive technology; a collapsed navigation shows it alone. */
  icon: ReactNode
  /** Pages below it; they are shown while it or one of them is current, or a person opens them. */
  items?: readonly SideNavigationPage[]
}

/** Pages that belong together. */
export interface SideNavigationSection {
  id: string
  /** Heading of the section; without it its items stand alone, as the first section's do. */
  title?: string
  items: readonly SideNavigationItem[]
}
