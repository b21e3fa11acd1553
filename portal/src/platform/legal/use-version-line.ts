import type { LegalText } from '@tessera/contract'
import { useDayInSentence } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'

/** Returns the line with a document's version and its effective date, which has no time zone. */
export function useVersionLine(): (text: Pick<LegalText, 'version' | 'effective_at'>) => string {
  const { t } = useIntl()
  const dayOf = useDayInSentence()
  return ({ version, effective_at: day }) => t('document.version', { version, day: dayOf(day) })
}
