import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { LOCALES } from '../locales.ts'

const event = z.object({
  name: z.string().min(1).max(100),
  page: z.string().max(200),
  locale: z.enum(LOCALES),
  tenant: z.enum(['US', 'MX', 'CA']),
  at: z.iso.datetime(),
  props: z
    .record(z.string().max(50), z.union([z.string().max(500), z.number(), z.boolean()]))
    .refine((props) => JSON.stringify(props).length <= LIMITS.analyticsPropsBytes, 'Properties must not exceed 2 kB'),
})

/** What the server checks in the analytics area's calls. */
export const analyticsSchemas = {
  events: { body: z.object({ events: z.array(event).min(1).max(LIMITS.analyticsEvents) }) },
}

export type AnalyticsEvent = z.infer<typeof event>
