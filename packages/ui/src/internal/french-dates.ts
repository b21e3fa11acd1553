/**
 * Corrects a formatted date or time for French readers: '1er mars' and '9 h 05' replace Intl's '1 mars' and '09 h 05'.
 */
export function withFrenchDateForms(formatted: string, locale: string): string {
  if (!locale.startsWith('fr')) return formatted
  // No month name starts with the h of hours.
  return formatted.replaceAll(/\b1(?=\s[^h])/g, '1er').replaceAll(/\b0(?=\d\sh)/g, '')
}
