import * as z from 'zod'
import { isFilledBy } from '../fill-in.ts'
import { LIMITS } from '../limits.ts'
import { safeLink } from '../links.ts'
import { LOCALES } from '../locales.ts'
import { TENANT_CODES } from '../tenants.ts'
import { BANNER_KINDS } from './rules.ts'
import { isPlainText } from '../plain-text.ts'
import { BANNER_SEVERITIES, fillInsOf, canBeDismissible } from './written.ts'

const banner = z.object({
  id: z.string(),
  kind: z.enum(BANNER_KINDS),
  severity: z.enum(BANNER_SEVERITIES),
  title: z.string(),
  text: z.string(),
  linkText: z.string().nullable(),
  linkUrl: z.string().nullable(),
  /** A second link of some kinds of banner, such as the last step of an audit. */
  lastStep: z.object({ text: z.string(), url: z.string() }).optional(),
  dismissible: z.boolean(),
  deadline: z.iso.date().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
})

const text = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(LIMITS.bannerText, { abort: true })
  .refine(isPlainText, { message: 'Enter text only, without tags.', params: { code: 'markup' } })

const bannerText = z.object({ title: text, text, linkText: text.nullable() })

/** Valid targets of a banner's link. */
const linkUrl = z
  .string()
  .trim()
  .max(2000, { abort: true })
  .refine((address) => safeLink(address) !== null, {
    message: 'Write an address with https:// or a path of the portal that begins with one /.',
    params: { code: 'link' },
  })

/** A banner as it is edited, in every language. */
const written = z.object({
  kind: z.enum(BANNER_KINDS),
  severity: z.enum(BANNER_SEVERITIES),
  tenants: z
    .array(z.enum(TENANT_CODES))
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length, 'Name each tenant once'),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  dismissible: z.boolean(),
  linkUrl: linkUrl.nullable(),
  texts: z.record(z.enum(LOCALES), bannerText),
})

/** The version of a banner; 0 for a new one. */
const version = z.int().min(0)

type Problem = { code: string; message: string; path: (string | number)[] }

/** Returns the problems of a banner that concern several fields. Each field itself is valid. */
function problemsOf({
  kind,
  startsAt,
  endsAt,
  dismissible,
  linkUrl: link,
  texts,
}: z.output<typeof written>): Problem[] {
  const unfilled = LOCALES.flatMap((locale) =>
    (['title', 'text'] as const)
      .filter((name) => !isFilledBy(texts[locale][name], fillInsOf(kind)))
      .map((name) => ['texts', locale, name]),
  )
  const unnamed = LOCALES.filter((locale) => link !== null && texts[locale].linkText === null)
  return [
    ...unfilled.map((path) => ({
      code: 'fill_in',
      message:
        'Use only the placeholders of the kind: {company} except in general banners, {deadline} in audit banners.',
      path,
    })),
    ...unnamed.map((locale) => ({
      code: 'required',
      message: 'A link has a text in every language.',
      path: ['texts', locale, 'linkText'],
    })),
    ...(endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)
      ? [{ code: 'end_before_start', message: 'A banner ends after it starts.', path: ['endsAt'] }]
      : []),
    ...(dismissible && !canBeDismissible(kind)
      ? [{ code: 'not_dismissible', message: 'Only general banners can be closed.', path: ['dismissible'] }]
      : []),
  ]
}

/** A banner to store, based on the version that the editor read. */
export const bannerChange = written.extend({ version }).superRefine((values, context) => {
  for (const { code, message, path } of problemsOf(values)) {
    context.addIssue({ code: 'custom', message, path, params: { code } })
  }
})

export const storedBanner = z.object({
  ...written.shape,
  id: z.string(),
  version,
  /** An old link can break today's rules, because it was stored before they existed. */
  linkUrl: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** The name of its last editor. */
  updatedBy: z.string(),
})

export const oneBanner = z.object({ id: z.uuid() })

/** Schemas of the banners calls. */
export const bannersSchemas = {
  list: { answer: z.array(banner) },
}

export type Banner = z.infer<typeof banner>
export type BannerText = z.infer<typeof bannerText>
export type BannerChange = z.infer<typeof bannerChange>
export type StoredBanner = z.infer<typeof storedBanner>
