import type { LegalText } from '@tessera/contract'
import { useDate } from '../../messages/date.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/** Says which version was accepted before, when, and whether this one says the same; nothing where none was. */
export function useEarlier(text: LegalText | undefined, before: MessageId): string | undefined {
  const { t } = useIntl()
  const date = useDate()
  const { tenant, user_preferences: preferences } = useUser()
  if (!text?.accepted) return undefined
  const { version, accepted_at: at, is_same_text: isSame } = text.accepted
  const said = t(before, { version, day: date(at, preferences.locale.timezone), company: tenant.name })
  return isSame ? `${said} ${t('legal.sameText')}` : said
}
