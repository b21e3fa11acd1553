import { LIMITS } from '@tessera/contract'
import * as z from 'zod'

// Left to itself, zod compiles code as it goes, which the content security policy forbids.
z.config({ jitless: true })

/** The schema library of forms; only this module imports it. */
export { z }

const DAY = 86_400_000
const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY
const isInBounds = (day: string): boolean => day >= LIMITS.earliestDay && day <= LIMITS.latestDay

/** A day as ISO date, within the bounds of all dates. */
export const isoDay = () => z.iso.date().refine(isInBounds, { params: { code: 'dateBounds' } })

/** A day and the time on it as ISO date and time without a zone, within the bounds of all dates. */
export const isoMinute = () =>
  z.iso
    .datetime({ local: true, precision: -1 })
    .refine((minute) => isInBounds(minute.slice(0, 10)), { params: { code: 'dateBounds' } })

/** Two days in their order, at most so many days apart. */
export const dateRange = ({ maxDays = Infinity }: { maxDays?: number } = {}) =>
  z
    .object({ start: z.iso.date(), end: z.iso.date() })
    .refine(({ start, end }) => isInBounds(start) && isInBounds(end), { params: { code: 'dateBounds' }, abort: true })
    .refine(({ start, end }) => start <= end, { params: { code: 'dateOrder' }, abort: true })
    .refine(({ start, end }) => daysBetween(start, end) <= maxDays, { params: { code: 'dateTooLong', limit: maxDays } })
