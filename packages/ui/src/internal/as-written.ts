/** A formatted date or time as its readers write it: French has '1er mars' and '9 h 05' for Intl's '1 mars' and '09 h 05'. */
export function asWritten(formatted: string, locale: string): string {
  if (!locale.startsWith('fr')) return formatted
  // No month begins with the h of hours.
  return formatted.replaceAll(/\b1(?=\s[^h])/g, '1er').replaceAll(/\b0(?=\d\sh)/g, '')
}
