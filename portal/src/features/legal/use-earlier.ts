import type { LegalText } from '@tessera/contract'
import { useDayInSentence } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/**
 * Returns the text about the version that the reader, or their company, accepted before, and whether its text is the
 * same; undefined without an earlier acceptance.
 */
export function useEarlier(text: LegalText | undefined, isCompanys = false): string | undefined {
  const { t } = useIntl()
  const dayOf = useDayInSentence()
  const { tenant, user_preferences: preferences } = useUser()
  if (!text?.accepted) return undefined
  const { version, accepted_at: at, is_same_text: isSame } = text.accepted
  const day = dayOf(at, preferences.locale.timezone)
  const notice = isCompanys
    ? t('legal.beforeCompany', { version, day, company: tenant.name })
    : t('legal.before', { version, day })
  return `${notice} ${t(isSame ? 'legal.sameText' : 'legal.otherText')}`
}
