import type { AgreedDocument, LegalText, Locale } from '@tessera/contract'
import { dayInSentence } from '@tessera/contract'

const LINES: Readonly<Record<Locale, (version: string, day: string) => string>> = {
  'en-US': (version, day) => `Version ${version}, in effect since ${day}`,
  'es-MX': (version, day) => `Versión ${version}, vigente desde el ${day}`,
  'fr-CA': (version, day) => `Version ${version}, en vigueur depuis le ${day}`,
}

/**
 * The line below a document's title, on its page and in its PDF. The effective date is a date without a time, so it has
 * no time zone.
 */
export function versionLine(version: string, effectiveAt: string, locale: Locale): string {
  return LINES[locale](version, dayInSentence(effectiveAt, locale))
}

const inFileName = (version: string): string => version.replace(/[^\w.-]/g, '_')

/** The file name of the terms' PDF. */
export function termsFileName({ version }: Pick<LegalText, 'version'>): string {
  return `terms_${inFileName(version)}.pdf`
}

/** File names of other PDFs, with document and language. */
export function fileName(document: AgreedDocument, { version, locale }: Pick<LegalText, 'version' | 'locale'>): string {
  return `${document}_${inFileName(version)}_${locale}.pdf`
}
