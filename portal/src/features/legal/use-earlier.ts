import type { LegalText } from '@tessera/contract'
import { useDate } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/** Says which version the reader, or their company, accepted before, when, and whether this one says the same; nothing where none was accepted. */
export function useEarlier(text: LegalText | undefined, isCompanys = false): string | undefined {
  const { t } = useIntl()
  const date = useDate()
  const { tenant, user_preferences: preferences } = useUser()
  if (!text?.accepted) return undefined
  const { version, accepted_at: at, is_same_text: isSame } = text.accepted
  const day = date(at, preferences.locale.timezone)
  const said = isCompanys
    ? t('legal.beforeCompany', { version, day, company: tenant.name })
    : t('legal.before', { version, day })
  return `${said} ${t(isSame ? 'legal.sameText' : 'legal.otherText')}`
}
