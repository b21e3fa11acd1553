'use client'
import { type ReactNode, type Ref, useMemo } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { Text } from 'react-aria-components/Text'
import { from } from '../theme/media.ts'
import type { DOMProps } from './dom-props.ts'
import * as styles from './calendar.css.ts'
import { Months } from './calendar-parts.tsx'
import * as field from './field.css.ts'
import { moveFocus } from './field-focus.ts'
import { ProblemText } from './field-parts.tsx'
import { useMediaQuery } from './use-media-query.ts'

/** Props of every inline calendar. */
export interface CalendarBase extends DOMProps {
  /** The first selectable day, as an ISO date. */
  minValue?: string
  /** The last selectable day, as an ISO date. */
  maxValue?: string
  /** Two months are side by side if there is space. */
  months?: 1 | 2
  /** The error and how to fix it; marks the calendar as invalid. */
  errorMessage?: ReactNode
  isInvalid?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** Returns how many months fit, and the class of that width. */
export function useMonths(wanted: 1 | 2) {
  const isWide = useMediaQuery(from.medium)
  const count: 1 | 2 = isWide ? wanted : 1
  return { count, className: wanted === 2 ? styles.double : styles.single }
}

/** Returns the ref of a calendar, whose `focus()` moves to the day that is the Tab stop. */
export const useCalendarRef = (ref: Ref<HTMLDivElement> | undefined) =>
  useMemo(() => mergeRefs<HTMLDivElement>(ref, focusDay), [ref])

function focusDay(calendar: HTMLElement | null) {
  if (!calendar) return
  moveFocus(calendar, (options) => calendar.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(options))
}

/** The months of a calendar, with its error below. */
export const CalendarMonths = ({ count, children }: { count: 1 | 2; children: ReactNode }) => (
  <>
    <Months count={count} />
    {children && (
      <Text slot="errorMessage" className={field.error}>
        <ProblemText>{children}</ProblemText>
      </Text>
    )}
  </>
)
