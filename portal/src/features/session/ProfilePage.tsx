import { hasPermission, PERMISSIONS } from '@tessera/contract'
import { Page, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** What a person's account is, what they say of themselves, and how the portal speaks and looks to them. */
export default function ProfilePage(): ReactNode {
  const { t } = useIntl()
  const { authz } = useUser()
  const hasSettings = hasPermission(authz.permissions, PERMISSIONS.updateUserSettings)
  const isReadOnly = authz.group === 'SUPER_ADMIN_SPECTATOR'
  return (
    <Page title={t('title.profile')}>
      <Stack gap={10}>
        <AccountFacts />
        {hasSettings && !isReadOnly && <ProfileForm />}
        {hasSettings && <PreferencesForm />}
      </Stack>
    </Page>
  )
}
