import type { StaffIncident } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, Inline, Text } from '@tessera/ui'
import { Menu } from '@tessera/ui/menu'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { told } from '../../platform/feedback/told.ts'
import { useUser } from '../../platform/session/session.tsx'
import { useIncidentWork } from './use-incident-work.ts'

interface AssigneeProps {
  incident: StaffIncident
  isReadOnly: boolean
}

/** Who works on an incident; it is taken, handed over and given back here. */
export function Assignee({ incident, isReadOnly }: AssigneeProps): ReactNode {
  const { t } = useIntl()
  const { login_id: own } = useUser()
  const { incidentId, version, assignee, statusInfo } = incident
  const { change, isPending } = useIncidentWork(incidentId)
  const staff = useCall(isReadOnly ? null : calls.incidents.staff).data ?? []
  const give = (loginId: string | null): void => void told(change({ version, assignee: loginId }))
  const take = (): void =>
    void told(change({ version, assignee: own, ...(statusInfo.code === 'NEW' && { status: 'IN_PROGRESS' as const }) }))
  const others = staff.filter(({ loginId }) => loginId !== assignee?.loginId && loginId !== own)
  return (
    <Inline justify="between">
      <Text>{assignee ? t('operations.assignedTo', { name: assignee.name }) : t('operations.unassigned')}</Text>
      {!isReadOnly && (
        <Inline gap={2}>
          {assignee === null && (
            <Button size="small" variant="primary" isPending={isPending} onPress={take}>
              {t('operations.take')}
            </Button>
          )}
          {assignee?.loginId === own && (
            <Button size="small" isPending={isPending} onPress={() => give(null)}>
              {t('operations.giveBack')}
            </Button>
          )}
          {others.length > 0 && (
            <Menu
              trigger={<Button size="small">{t('operations.handOver')}</Button>}
              placement="bottom end"
              items={others.map(({ loginId, name }) => ({ id: loginId, label: name, onAction: () => give(loginId) }))}
            />
          )}
        </Inline>
      )}
    </Inline>
  )
}
