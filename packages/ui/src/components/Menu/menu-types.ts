import type { ReactNode } from 'react'

/** One row of a menu: an action, a link, or one of several to choose from. */
export interface MenuItem {
  id: string
  label: string
  /** A line under the label. */
  description?: string
  /** A drawing before the label, hidden from assistive technology. */
  icon?: ReactNode
  href?: string
  target?: '_blank' | '_self'
  /** 'danger' for what cannot be undone. */
  tone?: 'danger'
  /** Why it cannot be chosen now; it can still be reached, so that the reason is read. */
  disabledReason?: string
  /** The label's language where it differs from the page's. */
  lang?: string
  onAction?: () => void
}

/** Rows that belong together. */
export interface MenuSection {
  id: string
  title?: string
  /** Names a section that shows no title. */
  'aria-label'?: string
  items: MenuItem[]
  /** Makes its rows choices, with a tick at those in `selectedKeys`. */
  selectionMode?: 'single' | 'multiple'
  selectedKeys?: string[]
  onSelectionChange?: (keys: string[]) => void
}
