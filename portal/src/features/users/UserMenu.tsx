import { Button, IconButton } from '@tessera/ui'
import { DataTableRowMenu } from '@tessera/ui/data-table'
import { TrashIcon } from '@tessera/ui/icons'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { nameOf } from './admin-messages.ts'
import type { OnAction, Person } from './use-actions-on.ts'
import { ACTION_MESSAGES, useActionsOn } from './use-actions-on.ts'

interface UserMenuProps {
  person: Person
  onAction: OnAction
}

/** Renews an expired invitation; nothing if the user is not allowed to. */
export function RenewButton({ person, onAction }: UserMenuProps): ReactNode {
  const { t } = useIntl()
  if (!useActionsOn(person).includes('RENEW')) return null
  return (
    <Button
      size="small"
      aria-label={t('admin.renewThem', { name: nameOf(person) })}
      onPress={() => void onAction('RENEW', person)}
    >
      {t('admin.renew')}
    </Button>
  )
}

/** The allowed actions on a user; next to RenewButton, 'Delete' is a separate button. */
export function UserMenu({ person, onAction }: UserMenuProps): ReactNode {
  const { t } = useIntl()
  const userActions = useActionsOn(person)
  if (userActions.length === 0) return null
  if (userActions.includes('RENEW')) {
    if (!userActions.includes('DELETE')) return null
    return (
      <IconButton
        aria-label={t('admin.deleteThem', { name: nameOf(person) })}
        onPress={() => void onAction('DELETE', person)}
      >
        <TrashIcon />
      </IconButton>
    )
  }
  return (
    <DataTableRowMenu
      aria-label={t('admin.actionsFor', { name: nameOf(person) })}
      items={userActions.map((action) => ({
        id: action,
        label: t(ACTION_MESSAGES[action]),
        onAction: () => void onAction(action, person),
        ...(action === 'DELETE' && { tone: 'danger' as const }),
      }))}
    />
  )
}
