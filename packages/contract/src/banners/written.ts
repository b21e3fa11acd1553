import type { Locale } from '../locales.ts'
import { withFrenchDateForms } from '../date-formats.ts'
import type { BannerKind } from './rules.ts'

/** Severities of a banner. */
export const BANNER_SEVERITIES = ['info', 'warning', 'error'] as const

/** Whether users can be allowed to dismiss a banner: only general ones, not those about the user type or a review. */
export function canBeDismissible(kind: BannerKind): boolean {
  return kind === 'GENERAL'
}

/** Values for the placeholders in a banner's title or text. */
export type BannerFillIn = 'company' | 'deadline'

/** The placeholders allowed in the title and text of a banner of this kind; anonymous visitors have no company. */
export function fillInsOf(kind: BannerKind): readonly BannerFillIn[] {
  if (kind === 'GENERAL') return []
  return kind === 'AUDIT' ? ['company', 'deadline'] : ['company']
}

/** Returns a deadline in the reader's format: digits in en-US, the month as a word if digits would be ambiguous. */
export function formatDeadline(isoDate: string, locale: Locale): string {
  const month = locale === 'en-US' ? '2-digit' : 'long'
  const day = locale === 'en-US' ? '2-digit' : 'numeric'
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month, day, timeZone: 'UTC' })
  return withFrenchDateForms(format.format(new Date(`${isoDate}T00:00:00Z`)), locale)
}
