import type { AdministeredUser, UserAction } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Avatar, Button, IconButton, Inline, SidePanel, Spinner, Text } from '@tessera/ui'
import { CopyIcon } from '@tessera/ui/icons'
import { Menu } from '@tessera/ui/menu'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useUser } from '../../platform/session/session.tsx'
import { neighborsOf } from '../../tables/neighbors.ts'
import { nameOf } from './admin-messages.ts'
import type { OnAction } from './use-actions-on.ts'
import { ACTION_MESSAGES, useActionsOn, useMayActOn } from './use-actions-on.ts'
import { UserFacts, UserState } from './UserFacts.tsx'
import { USER_PANEL_WIDTH } from './user-panel-width.ts'

interface UserPanelProps {
  loginId: string
  /** The login ids on the list's current page, in order, for 'Previous' and 'Next'. */
  order: readonly string[]
  onAction: OnAction
  onShow: (loginId: string) => void
  onClose: () => void
}

/** A panel with a user's details for administrators; its URL contains the user. */
export function UserPanel({ loginId, order, onAction, onShow, onClose }: UserPanelProps): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const { data, error, retry } = useCall(calls.users.user, { params: { companyId, loginId } })
  const isGone = error?.status === 404
  const person = isGone ? undefined : data
  const canAct = useMayActOn()
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      defaultWidth={USER_PANEL_WIDTH}
      title={person ? nameOf(person) : loginId}
      avatar={person && <Avatar name={nameOf(person)} size="large" isDecorative />}
      badge={person && <UserState person={person} />}
      description={person && <CopyableEmail email={person.email} />}
      {...neighborsOf(order, loginId, onShow)}
      actions={canAct && person && <UserActions key={loginId} person={person} onAction={onAction} />}
    >
      {isGone ? (
        <Text>{t('admin.userNotFound')}</Text>
      ) : person ? (
        <UserFacts person={person} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </SidePanel>
  )
}

function CopyableEmail({ email }: { email: string }): ReactNode {
  const { t } = useIntl()
  const end = email.lastIndexOf('@')
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(email)
    toast('admin.emailCopied')
  }
  return (
    <Inline gap={1} wrap={false}>
      <span>
        {email.slice(0, end)}
        <wbr />
        {email.slice(end)}
      </span>
      <IconButton
        size="small"
        aria-label={t('admin.copyEmail')}
        onPress={() => void copy().catch(() => toast('admin.emailNotCopied', { tone: 'danger' }))}
      >
        <CopyIcon size="small" />
      </IconButton>
    </Inline>
  )
}

/** The actions that can be the panel's main button, most urgent first; none of them removes the user's access. */
const PRIMARY_ACTIONS: readonly UserAction[] = ['RENEW', 'RESEND', 'UNBLOCK', 'EDIT']

function UserActions({ person, onAction }: { person: AdministeredUser; onAction: OnAction }): ReactNode {
  const { t } = useIntl()
  const [pending, setPending] = useState<UserAction | null>(null)
  const press = async (action: UserAction): Promise<void> => {
    if (pending !== null) return
    setPending(action)
    await onAction(action, person)
    setPending(null)
  }
  // A resend that is not possible yet is not offered; the invitation's facts show when it is.
  const isDelayed = (action: UserAction): boolean => action === 'RESEND' && person.invitation?.resendableAt != null
  const userActions = useActionsOn(person).filter((action) => !isDelayed(action))
  const primary = PRIMARY_ACTIONS.find((action) => userActions.includes(action))
  const others = userActions.filter((action) => action !== primary)
  return (
    <>
      {others.length > 0 && (
        <Menu
          aria-label={t('admin.actionsFor', { name: nameOf(person) })}
          placement="top end"
          items={others.map((action) => ({
            id: action,
            label: t(ACTION_MESSAGES[action]),
            onAction: () => void press(action),
            ...(action === 'DELETE' && { tone: 'danger' as const }),
          }))}
        />
      )}
      {primary && (
        <PrimaryAction action={primary} isPending={pending === primary} onPress={() => void press(primary)} />
      )}
    </>
  )
}

interface PrimaryActionProps {
  action: UserAction
  isPending: boolean
  onPress: () => void
}

/** The panel's main button; when it disappears, the panel takes the focus. */
function PrimaryAction({ action, isPending, onPress }: PrimaryActionProps): ReactNode {
  const { t } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const panel = own?.closest<HTMLElement>('[role=dialog]')
    return () => {
      if (own === document.activeElement) panel?.focus()
    }
  }, [])
  return (
    <Button ref={button} variant="primary" isPending={isPending} onPress={onPress}>
      {t(ACTION_MESSAGES[action])}
    </Button>
  )
}
