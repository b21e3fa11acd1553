import type { BannerChange, BannerText, Locale, StoredBanner } from '@tessera/contract'
import {
  BANNER_KINDS,
  BANNER_SEVERITIES,
  fillInsOf,
  isFilledBy,
  isPlainText,
  LIMITS,
  LOCALES,
  canBeDismissible,
  momentOf,
  safeLink,
  shownIn,
  TENANT_CODES,
} from '@tessera/contract'
import { isoMinute, z } from '../../forms/schema.ts'

const words = z
  .string()
  .trim()
  .max(LIMITS.bannerText)
  .refine(isPlainText, { params: { code: 'markup' } })
const needed = words.min(1)

/** A form's field names contain no dots: `title_fr-CA` stands for `texts.fr-CA.title`. */
export const bannerSchema = z
  .object({
    kind: z.enum(BANNER_KINDS),
    severity: z.enum(BANNER_SEVERITIES),
    tenants: z.array(z.enum(TENANT_CODES)).min(1),
    startsAt: isoMinute(),
    endsAt: isoMinute().nullable(),
    dismissible: z.boolean(),
    linkUrl: z
      .string()
      .trim()
      .max(2000)
      .refine((address) => address === '' || safeLink(address) !== null, { params: { code: 'link' } }),
    'title_en-US': needed,
    'text_en-US': needed,
    'linkText_en-US': words,
    'title_es-MX': needed,
    'text_es-MX': needed,
    'linkText_es-MX': words,
    'title_fr-CA': needed,
    'text_fr-CA': needed,
    'linkText_fr-CA': words,
  })
  .superRefine((values, context) => {
    if (values.endsAt !== null && values.endsAt <= values.startsAt) {
      context.addIssue({ code: 'custom', path: ['endsAt'], input: values.endsAt, params: { code: 'end_before_start' } })
    }
    for (const locale of LOCALES) {
      for (const name of [`title_${locale}`, `text_${locale}`] as const) {
        if (isFilledBy(values[name], fillInsOf(values.kind))) continue
        context.addIssue({ code: 'custom', path: [name], input: values[name], params: { code: 'fill_in' } })
      }
      const isMissing = values.linkUrl !== '' && values[`linkText_${locale}`] === ''
      if (isMissing) context.addIssue({ code: 'custom', path: [`linkText_${locale}`], params: { code: 'required' } })
    }
  })

export type BannerValues = z.output<typeof bannerSchema>

/** Returns the form's name of a server field. */
export function fieldOf(serverField: string): string {
  return serverField.replace(/^texts\.([\w-]+)\.(\w+)$/, '$2_$1')
}

const shownAs = (iso: string, timeZone: string): string => shownIn(timeZone, new Date(iso)).toISOString().slice(0, 16)

/** Returns the values of the banner form, with times in the zone's wall-clock time. */
export function valuesOf({ texts, ...banner }: StoredBanner, timeZone: string): BannerValues {
  const { kind, severity, tenants, dismissible, linkUrl, startsAt, endsAt } = banner
  return {
    kind,
    severity,
    tenants,
    dismissible,
    linkUrl: linkUrl ?? '',
    startsAt: shownAs(startsAt, timeZone),
    endsAt: endsAt && shownAs(endsAt, timeZone),
    ...textFields('en-US', texts['en-US']),
    ...textFields('es-MX', texts['es-MX']),
    ...textFields('fr-CA', texts['fr-CA']),
  } as BannerValues
}

function textFields(locale: Locale, { title, text, linkText }: BannerText) {
  return { [`title_${locale}`]: title, [`text_${locale}`]: text, [`linkText_${locale}`]: linkText ?? '' }
}

function textsOf(values: BannerValues, locale: Locale): BannerText {
  const linkText = values.linkUrl === '' ? null : values[`linkText_${locale}`]
  return { title: values[`title_${locale}`], text: values[`text_${locale}`], linkText }
}

/** Returns the preview of a banner while it is edited. */
export function shownOf(values: BannerValues) {
  const { kind, severity, dismissible, linkUrl } = values
  const [en, es, fr] = LOCALES.map((locale) => textsOf(values, locale))
  return {
    kind,
    severity,
    dismissible: dismissible && canBeDismissible(kind),
    linkUrl: linkUrl === '' ? null : linkUrl,
    texts: { 'en-US': en, 'es-MX': es, 'fr-CA': fr } as BannerChange['texts'],
  }
}

/** Returns the request body of a valid form. */
export function changeOf(values: BannerValues, version: number, timeZone: string): BannerChange {
  const isoOf = (shown: string): string => momentOf(new Date(`${shown}:00Z`), timeZone).toISOString()
  return {
    ...shownOf(values),
    tenants: values.tenants,
    startsAt: isoOf(values.startsAt),
    endsAt: values.endsAt && isoOf(values.endsAt),
    version,
  }
}
