import { LIMITS } from '@tessera/contract'
import * as z from 'zod'

// By default, zod compiles code at runtime, which the content security policy forbids.
z.config({ jitless: true })

/** The schema library of forms; only this module imports it. */
export { z }

const isInBounds = (day: string): boolean => day >= LIMITS.earliestDay && day <= LIMITS.latestDay

/** A schema for an ISO date within the bounds of all dates. */
export const isoDay = () => z.iso.date().refine(isInBounds, { params: { code: 'dateBounds' } })

/** A schema for an ISO date and time without a zone, within the bounds of all dates. */
export const isoMinute = () =>
  z.iso
    .datetime({ local: true, precision: -1 })
    .refine((minute) => isInBounds(minute.slice(0, 10)), { params: { code: 'dateBounds' } })
