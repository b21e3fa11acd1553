import type { ReactNode } from 'react'
import type { Tone } from '../../theme/themes.ts'

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
  /** Whether the page shown is the one that it leads to, or below it. */
  isCurrent?: boolean
  /** 'danger' for what cannot be undone. */
  tone?: Extract<Tone, 'danger'>
  /** Why it cannot be chosen now; it can still be reached, so that the reason is read. */
  disabledReason?: string
  /** The label's language where it differs from the page's. */
  lang?: string
  onAction?: () => void
}

interface SectionRows {
  id: string
  title?: string
  /** Names a section that shows no title. */
  'aria-label'?: string
  items: readonly MenuItem[]
}

/** Rows of which one is selected; a check marks it. */
interface SectionOfOne extends SectionRows {
  /** Id of the chosen row; null for none. */
  value: string | null
  onChange?: (value: string) => void
  values?: undefined
}

/** Rows of which several can be selected; checks mark them. */
interface SectionOfMany extends SectionRows {
  /** Ids of the chosen rows. */
  values: readonly string[]
  /** Called with them in the order of the rows. */
  onChange?: (values: readonly string[]) => void
  value?: undefined
}

/** Rows that belong together: actions and links, or choices where it has a `value` or `values`. */
export type MenuSection = SectionOfOne | SectionOfMany | (SectionRows & { value?: undefined; values?: undefined })
