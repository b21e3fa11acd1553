import type { LegalText } from '@tessera/contract'
import { dayInSentence } from '@tessera/contract'
import { useIntl } from '../../messages/intl.tsx'

/** Returns the line with a document's version and its effective date, which has no time zone. */
export function useVersionLine(): (text: Pick<LegalText, 'version' | 'effective_at'>) => string {
  const { t, locale } = useIntl()
  const language = locale === 'en-XA' ? 'en-US' : locale
  return ({ version, effective_at: day }) => t('document.version', { version, day: dayInSentence(day, language) })
}
