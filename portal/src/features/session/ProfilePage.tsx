import { calls, hasPermission, PERMISSIONS } from '@tessera/contract'
import { Page, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { useUser } from '../../platform/session/session.tsx'
import { documentNamed } from './accepted-messages.ts'
import { AcceptedDocuments } from './AcceptedDocuments.tsx'
import { AcceptedDocumentView } from './AcceptedDocumentView.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { PreferencesForm } from './PreferencesForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The user's account, details, accepted documents and preferences. */
export default function ProfilePage(): ReactNode {
  const { t } = useIntl()
  const { authz, login_id: loginId } = useUser()
  const named = queryOf(useLocation(), 'document')
  const document = documentNamed(named)
  const read = useCall(document && calls.legal.acceptedText, document ? { params: { loginId, document } } : undefined)
  const headingRef = useFocusHeading(document, !document || read.data !== undefined)
  if (document) return <AcceptedDocumentView document={document} state={read} headingRef={headingRef} />
  if (named) return <NotFoundPage />
  const hasSettings = hasPermission(authz.permissions, PERMISSIONS.updateUserSettings)
  const isReadOnly = authz.group === 'SUPER_ADMIN_SPECTATOR'
  return (
    <Page title={t('title.profile')} headingRef={headingRef}>
      <Stack gap={10}>
        <AccountFacts />
        {hasSettings && !isReadOnly && <ProfileForm />}
        {hasSettings && <PreferencesForm />}
        <AcceptedDocuments />
      </Stack>
    </Page>
  )
}
