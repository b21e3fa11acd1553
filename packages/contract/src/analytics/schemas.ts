import * as z from 'zod'
import { ERROR_CODES } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { LOCALES } from '../locales.ts'
import { PATHS } from '../paths.ts'
import { PRODUCT_CODES, TILE_STATES } from '../products/rules.ts'
import {
  COUNTED_FORMS,
  COUNTED_LISTS,
  ERROR_LABELS,
  FILTER_KEYS,
  isContentList,
  LOCAL_FAILURES,
  PAGE_NAMES,
} from './rules.ts'

/** Values of a list, each only once, joined by commas; or 'none'. */
function someOf(values: readonly string[]) {
  const isList = (text: string): boolean => {
    const parts = text.split(',')
    return new Set(parts).size === parts.length && parts.every((part) => values.includes(part))
  }
  return z.string().refine((text) => text === 'none' || isList(text), 'Not in the list')
}

const failureCodes = [...ERROR_CODES, ...LOCAL_FAILURES]
const product = z.enum(PRODUCT_CODES)

const search = z
  .strictObject({ list: z.enum(COUNTED_LISTS), term: z.string().max(500).optional() })
  .refine(({ list, term }) => term === undefined || isContentList(list), 'Only terms of content are counted')

/** Returns the schema of an event with this name and only these properties; other data is ignored. */
function event<Name extends string, Props extends z.ZodType>(name: Name, props: Props) {
  return z.object({
    name: z.literal(name),
    page: z.enum(PAGE_NAMES),
    locale: z.enum(LOCALES),
    props,
  })
}

const anyEvent = z.discriminatedUnion('name', [
  event('page_view', z.strictObject({})),
  event('link_click', z.strictObject({ link: z.enum(['Return to Home']), to: z.enum(PATHS) })),
  event('button_click', z.strictObject({ button: z.enum(['learn more']), code: product })),
  event('search', search),
  event('filter_apply', z.strictObject({ list: z.enum(COUNTED_LISTS), keys: someOf(FILTER_KEYS) })),
  event('download', z.strictObject({})),
  event('form_submit', z.strictObject({ form: z.enum(COUNTED_FORMS) })),
  event(
    'error_shown',
    z.union([
      z.strictObject({
        status: z.int().min(0).max(599),
        code: z.enum(failureCodes),
        label: z.enum(ERROR_LABELS).optional(),
      }),
      z.strictObject({ reference: z.string().regex(/^[\da-f]{8}$/) }),
    ]),
  ),
  event('product_tile_click', z.strictObject({ code: product, state: z.enum(TILE_STATES) })),
  event('contact_us_submit_click', z.strictObject({})),
])

/** Schemas of the analytics calls. */
export const analyticsSchemas = {
  events: { body: z.object({ events: z.array(anyEvent).min(1).max(LIMITS.analyticsEvents) }) },
}

export type AnalyticsEvent = z.infer<typeof anyEvent>
