import type { UserAct, UserStage, UserStatus } from '@tessera/contract'
import { actsOn, ADMIN_PERMISSIONS, hasPermission } from '@tessera/contract'
import { DataTableRowMenu } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

type Act = Exclude<UserAct, 'EDIT'>

const WORDS: Readonly<Record<Act, MessageId>> = {
  BLOCK: 'admin.block',
  UNBLOCK: 'admin.unblock',
  DELETE: 'admin.delete',
  RESEND: 'admin.resend',
  RENEW: 'admin.renew',
}
const NEEDS = {
  BLOCK: ADMIN_PERMISSIONS.blockUser,
  UNBLOCK: ADMIN_PERMISSIONS.unblockUser,
  DELETE: ADMIN_PERMISSIONS.deleteUser,
  RESEND: ADMIN_PERMISSIONS.updateUser,
  RENEW: ADMIN_PERMISSIONS.updateUser,
} as const
const ACTS = Object.keys(WORDS) as Act[]

interface UserMenuProps {
  person: { firstName: string; lastName: string; status: UserStatus; stage: UserStage | null }
  onAct: (act: Act) => void
}

/** What can be done to somebody, by whoever may; nothing where that is nothing. */
export function UserMenu({ person, onAct }: UserMenuProps): ReactNode {
  const { t } = useIntl()
  const { permissions } = useUser().authz
  const possible = actsOn(person)
  const acts = ACTS.filter((act) => possible.includes(act) && hasPermission(permissions, NEEDS[act]))
  if (acts.length === 0) return null
  return (
    <DataTableRowMenu
      aria-label={t('admin.actsFor', { name: `${person.firstName} ${person.lastName}` })}
      items={acts.map((act) => ({
        id: act,
        label: t(WORDS[act]),
        onAction: () => onAct(act),
        ...(act === 'DELETE' && { tone: 'danger' as const }),
      }))}
    />
  )
}
