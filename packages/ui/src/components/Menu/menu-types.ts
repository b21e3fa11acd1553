import type { ReactNode } from 'react'
import type { Tone } from '../../theme/themes.ts'

/** One row of a menu: an action, a link, or one of several to choose from. */
export interface MenuItem {
  id: string
  label: string
  /** A line under the label. */
  description?: string
  /** An icon before the label, hidden from assistive technology. */
  icon?: ReactNode
  href?: string
  target?: '_blank' | '_self'
  /** Whether the current page is its target, or below it. */
  isCurrent?: boolean
  /** 'danger' for actions that cannot be undone. */
  tone?: Extract<Tone, 'danger'>
  /** The reason why it cannot be chosen now; it stays focusable, so that the reason is read. */
  disabledReason?: string
  /** The language of the label, if it differs from the page's. */
  lang?: string
  onAction?: () => void
}

interface SectionRows {
  id: string
  title?: string
  /** The accessible name of a section without a title. */
  'aria-label'?: string
  items: readonly MenuItem[]
}

/** Rows of which one is selected; a check marks it. */
interface SectionOfOne extends SectionRows {
  /** Id of the selected row; null for none. */
  value: string | null
  onChange?: (value: string) => void
  values?: undefined
}

/** Rows of which several can be selected; checks mark them. */
interface SectionOfMany extends SectionRows {
  /** Ids of the selected rows. */
  values: readonly string[]
  /** Called with the ids in the order of the rows. */
  onChange?: (values: readonly string[]) => void
  value?: undefined
}

/** Rows that belong together: actions and links, or choices if it has a `value` or `values`. */
export type MenuSection = SectionOfOne | SectionOfMany | (SectionRows & { value?: undefined; values?: undefined })
