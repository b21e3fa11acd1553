import type { GlobalUserDetail } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, hasPermission, INTERNAL_LAYOUTS } from '@tessera/contract'
import { Avatar, SidePanel, Spinner, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { neighborsOf } from '../../tables/neighbors.ts'
import { nameOf, STATUS_TONES, STATUS_MESSAGES } from './global-user-messages.ts'
import { GlobalUserFacts } from './GlobalUserFacts.tsx'
import { GlobalUserForm } from './GlobalUserForm.tsx'

/** Width in pixels; two fields fit side by side. */
const WIDTH = 480

interface GlobalUserPanelProps {
  loginId: string
  /** The login ids on the list's current page, in order, for 'Previous' and 'Next'. */
  order: readonly string[]
  onShow: (loginId: string) => void
  onClose: () => void
}

/** A panel with one user: a form for super administrators, facts for spectators. Its URL contains the user. */
export function GlobalUserPanel({ loginId, order, onShow, onClose }: GlobalUserPanelProps): ReactNode {
  const { t } = useIntl()
  const { data, error, retry } = useCall(calls.globalUsers.user, { params: { loginId } })
  const [isSaving, setSaving] = useState(false)
  const isGone = error?.status === 404
  const user = isGone ? undefined : data
  return (
    <SidePanel
      isOpen
      onOpenChange={() => !isSaving && onClose()}
      defaultWidth={WIDTH}
      title={user ? nameOf(user) : loginId}
      avatar={user && <Avatar name={nameOf(user)} size="large" isDecorative />}
      badge={user && <StatusBadge tone={STATUS_TONES[user.status]}>{t(STATUS_MESSAGES[user.status])}</StatusBadge>}
      {...neighborsOf(order, loginId, onShow)}
    >
      {isGone ? (
        <Text>{t('globalUsers.notFound')}</Text>
      ) : user ? (
        <Shown key={loginId} user={user} onSaving={setSaving} onDone={onClose} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}

interface ShownProps {
  user: GlobalUserDetail
  onSaving: (isSaving: boolean) => void
  onDone: () => void
}

function Shown({ user, onSaving, onDone }: ShownProps): ReactNode {
  const { authz } = useUser()
  const canEdit = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateGlobalUser)
  if (!canEdit || !user.isEditable) return <GlobalUserFacts user={user} canEdit={canEdit} />
  return <FreshForm user={user} onSaving={onSaving} onDone={onDone} />
}

/** The form with a user's current values; a cached response is refreshed first. */
function FreshForm({ user, onSaving, onDone }: ShownProps): ReactNode {
  const { refresh } = useCachedResponses()
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    void refresh(calls.globalUsers.user).finally(() => setFresh(true))
  }, [refresh])
  if (!isFresh) return <Spinner />
  return <GlobalUserForm user={user} internal={null} layout="internal" onSaving={onSaving} onDone={onDone} />
}

/** Adds an internal user; the form starts with the layout of the current tab. */
export function NewGlobalUserPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useIntl()
  const [search] = useSearchParams()
  const { data, error, retry } = useCall(calls.globalUsers.choices)
  const [isSaving, setSaving] = useState(false)
  const layout = INTERNAL_LAYOUTS.find((each) => each === search.get('tab')) ?? 'internal'
  const isImpossible = data?.internal === null
  return (
    <SidePanel
      isOpen
      onOpenChange={() => !isSaving && onClose()}
      defaultWidth={WIDTH}
      title={t('globalUsers.add')}
      description={data?.internal ? t('globalUsers.addTo', { company: data.internal.companyName }) : undefined}
    >
      {isImpossible ? (
        <Text>{t('globalUsers.noInternal')}</Text>
      ) : data ? (
        <GlobalUserForm user={null} internal={data.internal} layout={layout} onSaving={setSaving} onDone={onClose} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}
