import type { AgreedDocument, LegalText, Locale } from '@tessera/contract'
import { dayInSentence } from '@tessera/contract'

const LINES: Readonly<Record<Locale, (version: string, day: string) => string>> = {
  'en-US': (version, day) => `Version ${version}, in effect since ${day}`,
  'es-MX': (version, day) => `Versión ${version}, vigente desde el ${day}`,
  'fr-CA': (version, day) => `Version ${version}, en vigueur depuis le ${day}`,
}

/** What stands under a document's title, on its page as in its PDF: the day of effect is no moment and has no zone. */
export function versionLine(version: string, effectiveAt: string, locale: Locale): string {
  return LINES[locale](version, dayInSentence(effectiveAt, locale))
}

const inFileName = (version: string): string => version.replace(/[^\w.-]/g, '_')

/** What the PDF of the terms in force is called. */
export function termsFileName({ version }: Pick<LegalText, 'version'>): string {
  return `terms_${inFileName(version)}.pdf`
}

/** What other PDFs are called, so that neither documents nor languages are mixed up among somebody's files. */
export function fileName(document: AgreedDocument, { version, locale }: Pick<LegalText, 'version' | 'locale'>): string {
  return `${document}_${inFileName(version)}_${locale}.pdf`
}
