import type { Locale } from '../locales.ts'
import { asWritten } from '../written-dates.ts'
import type { BannerKind } from './rules.ts'

/** How severe what a banner says is. */
export const BANNER_SEVERITIES = ['info', 'warning', 'error'] as const

/** Whether users may dismiss a banner: general ones, never those about the user's type or a review. */
export function mayBeDismissible(kind: BannerKind): boolean {
  return kind === 'GENERAL'
}

/** Values for the placeholders in a banner's title or text. */
export type BannerFillIn = 'company' | 'deadline'

/** The placeholders allowed in the title and text of a banner of this kind; anonymous visitors have no company. */
export function fillInsOf(kind: BannerKind): readonly BannerFillIn[] {
  if (kind === 'GENERAL') return []
  return kind === 'AUDIT' ? ['company', 'deadline'] : ['company']
}

/** A deadline as its readers write it: figures in en-US, the month in letters where figures would be ambiguous. */
export function formatDeadline(isoDate: string, locale: Locale): string {
  const month = locale === 'en-US' ? '2-digit' : 'long'
  const day = locale === 'en-US' ? '2-digit' : 'numeric'
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month, day, timeZone: 'UTC' })
  return asWritten(format.format(new Date(`${isoDate}T00:00:00Z`)), locale)
}
