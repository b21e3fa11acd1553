/** Returns the name of a language in the reader's language: `Spanish`. */
export function languageName(locale: string, language: string): string {
  const [base = language] = language.split('-')
  return new Intl.DisplayNames([locale], { type: 'language' }).of(base) ?? language
}
