import type { UserContext } from '@tessera/contract'
import { calls, clientUserType, companyTypeOf, isBasicTier, pathTo } from '@tessera/contract'
import type { DescriptionListItem } from '@tessera/ui'
import { Button, ButtonLink, Card, DescriptionList, Inline, Section, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import type { Intl } from '../../messages/intl.tsx'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { goTo } from '../../platform/routing/go-to.ts'
import { canRequestAccess } from '../../platform/access/can-request-access.ts'
import { useUser } from '../../platform/session/session.tsx'
import { USER_TYPE_MESSAGES } from '../../platform/session/user-type-messages.ts'
import { ROLE_MESSAGES } from './profile-messages.ts'

/** The user's account and the actions on it. */
export function AccountFacts(): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const user = useUser()
  const { authz, email_address: email, last_login: lastLogin, own_company: own, user_preferences: preferences } = user
  const reset = useCall(calls.session.passwordResetLink, undefined, { background: true })
  return (
    <Section title={t('profile.account')} description={t('profile.accountText')} layout="aside">
      <Card padding={6}>
        <Stack gap={5}>
          <DescriptionList
            layout="aside"
            aria-label={t('profile.account')}
            items={[
              { id: 'name', term: t('profile.name'), description: `${user.first_name} ${user.last_name}` },
              { id: 'email', term: t('profile.email'), description: email },
              { id: 'company', term: t('profile.company'), description: own.name },
              ...companyFacts(user, productName, t),
              {
                id: 'role',
                term: t('profile.role'),
                description: t(authz.group ? ROLE_MESSAGES[authz.group] : 'profile.role.user'),
              },
              {
                id: 'lastLogin',
                term: t('profile.lastLogin'),
                description: lastLogin ? (
                  <DateTime iso={lastLogin} timeZone={preferences.locale.timezone} inDigits />
                ) : (
                  t('profile.firstSignIn')
                ),
              },
            ]}
          />
          <Inline gap={3}>
            {reset.data && <Button onPress={() => goTo(reset.data?.url ?? '/')}>{t('profile.newPassword')}</Button>}
            {canRequestAccess(user) && (
              <ButtonLink href={pathTo('/profile/requestAccess')}>{t('menu.requestAccess')}</ButtonLink>
            )}
          </Inline>
        </Stack>
      </Card>
    </Section>
  )
}

/** Returns the facts about the user's own company; none while acting, because the company shown is not their own. */
function companyFacts(user: UserContext, productName: string, t: Intl['t']): DescriptionListItem[] {
  const { tenant, own_company: own, user_type: userType, third_party_user: isThirdParty } = user
  if (tenant.id !== own.id) return []
  const company = { companyType: companyTypeOf(tenant.type), accountType: tenant.account_type }
  const isInternal = userType === 'INTERNAL'
  return [
    {
      id: 'kind',
      term: t('profile.type'),
      description: t(
        isInternal ? 'userType.internal' : USER_TYPE_MESSAGES[clientUserType({ ...company, isThirdParty })],
      ),
    },
    {
      id: 'tier',
      term: t('profile.tier'),
      description: t(isBasicTier(company) ? 'profile.tier.basic' : 'profile.tier.full', { productName }),
    },
  ]
}
