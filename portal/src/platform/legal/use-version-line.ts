import type { LegalText } from '@tessera/contract'
import { dayInSentence } from '@tessera/contract'
import { useIntl } from '../../messages/intl.tsx'

/** Says which version a document is, and since which day it is in force: a day, which has no zone. */
export function useVersionLine(): (text: Pick<LegalText, 'version' | 'effective_at'>) => string {
  const { t, locale } = useIntl()
  const language = locale === 'en-XA' ? 'en-US' : locale
  return ({ version, effective_at: day }) => t('document.version', { version, day: dayInSentence(day, language) })
}
