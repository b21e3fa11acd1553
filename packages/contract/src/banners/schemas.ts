import * as z from 'zod'
import { BANNER_KINDS } from './rules.ts'

const banner = z.object({
  id: z.string(),
  kind: z.enum(BANNER_KINDS),
  severity: z.enum(['info', 'warning', 'error']),
  title: z.string(),
  text: z.string(),
  linkText: z.string().nullable(),
  linkUrl: z.string().nullable(),
  dismissible: z.boolean(),
  deadline: z.iso.date().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
})

/** What the server checks in the banners area's calls. */
export const bannersSchemas = {
  list: { answer: z.array(banner) },
}

export type Banner = z.infer<typeof banner>
