import type { GlobalUserDetail } from '@tessera/contract'
import { fieldIn } from '@tessera/contract'
import type { DescriptionListItem } from '@tessera/ui'
import { DescriptionList, InlineAlert, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { KIND_MESSAGES, ROLE_MESSAGES, sbuMessage } from './global-user-messages.ts'

/** The facts of a user that no form changes. */
export function useIdentityFacts(user: GlobalUserDetail | null): DescriptionListItem[] {
  const { t } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  if (!user) return []
  const { email, companyName, companyTypeTitle, thirdPartyCompanyName, lastLogin, layout } = user
  return [
    { id: 'email', term: t('globalUsers.email'), description: email },
    { id: 'company', term: t('globalUsers.company'), description: companyName },
    {
      id: 'kind',
      term: t('globalUsers.kind'),
      description: layout === 'external' ? companyTypeTitle : t(KIND_MESSAGES[layout]),
    },
    ...(thirdPartyCompanyName === null
      ? []
      : [{ id: 'agency', term: t('globalUsers.thirdPartyCompany'), description: thirdPartyCompanyName }]),
    {
      id: 'lastLogin',
      term: t('globalUsers.lastSignIn'),
      description:
        lastLogin === null ? t('globalUsers.never') : <DateTime iso={lastLogin} timeZone={timezone} isZoneShown />,
    },
  ]
}

/** The rights of a user, in the form of their fields. */
export function rightsFactsOf(user: GlobalUserDetail, t: Intl['t']): DescriptionListItem[] {
  const { layout, role, products, sbu, buoAreaNumber, permissions } = user
  const yesOrNo = (isSo: boolean): string => t(isSo ? 'globalUsers.yes' : 'globalUsers.no')
  return [
    ...(fieldIn(layout, 'sbu') ? [{ id: 'sbu', term: t(sbuMessage(layout)), description: sbu }] : []),
    ...(fieldIn(layout, 'buoAreaNumber')
      ? [{ id: 'area', term: t('globalUsers.areaNumber'), description: buoAreaNumber }]
      : []),
    { id: 'role', term: t('globalUsers.role'), description: t(ROLE_MESSAGES[role]) },
    {
      id: 'products',
      term: t('globalUsers.products'),
      description: products.map(({ title }) => title).join(', ') || t('globalUsers.noProducts'),
    },
    {
      id: 'switchCompany',
      term: t('globalUsers.switchCompany'),
      description: yesOrNo(permissions.includes('SWITCH_COMPANY')),
    },
    {
      id: 'switchPersona',
      term: t('globalUsers.switchPersona'),
      description: yesOrNo(permissions.includes('SWITCH_PERSONA')),
    },
  ]
}

interface GlobalUserFactsProps {
  user: GlobalUserDetail
  /** Whether the reader has the permission to edit the user, even if the user cannot be edited now. */
  canEdit: boolean
}

/** All facts of a user, for readers who cannot change them. */
export function GlobalUserFacts({ user, canEdit }: GlobalUserFactsProps): ReactNode {
  const { t } = useIntl()
  const facts = useIdentityFacts(user)
  return (
    <Stack gap={6}>
      {canEdit && <InlineAlert tone="info">{t('globalUsers.notEditable')}</InlineAlert>}
      <DescriptionList
        layout="aside"
        items={[...facts, ...rightsFactsOf(user, t)]}
        aria-label={t('globalUsers.person')}
      />
    </Stack>
  )
}
