import type { Locale } from '../locales.ts'
import { asWritten } from '../written-dates.ts'
import type { BannerKind } from './rules.ts'

/** How severe what a banner says is. */
export const BANNER_SEVERITIES = ['info', 'warning', 'error'] as const

/** Whether people may close a banner: what concerns everybody, never what it means to be somebody or an audit. */
export function mayBeDismissible(kind: BannerKind): boolean {
  return kind === 'GENERAL'
}

/** What is filled in for each reader where it stands in braces in a banner's title or text. */
export type BannerFillIn = 'company' | 'deadline'

/** The names that may stand in braces in the title and the text of a banner of this kind; strangers have no company. */
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
