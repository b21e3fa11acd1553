import type { StaffChange, StaffIncident } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, Inline, InlineAlert, Stack, Text } from '@tessera/ui'
import { Menu } from '@tessera/ui/menu'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { useIncidentWork } from './use-incident-work.ts'

/** Returns the current assignee of the incident after a refused change. */
function holderIn({ code, result }: RequestError): StaffIncident['assignee'] {
  if (code !== 'INCIDENT_TAKEN' && code !== 'CONFLICT') return null
  return (result as { current?: StaffIncident }).current?.assignee ?? null
}

interface AssigneeProps {
  incident: StaffIncident
  isReadOnly: boolean
}

/** The assignee of an incident; staff can take it, reassign it or release it. */
export function Assignee({ incident, isReadOnly }: AssigneeProps): ReactNode {
  const { t } = useIntl()
  const { login_id: own } = useUser()
  const { incidentId, version, assignee, statusInfo } = incident
  const { change, isPending } = useIncidentWork(incidentId)
  const staff = useCall(isReadOnly ? null : calls.incidents.staff).data ?? []
  const [failure, setFailure] = useState<RequestError | null>(null)
  const assign = async (given: Omit<StaffChange, 'version'>): Promise<void> => {
    setFailure(null)
    await change({ version, ...given }).catch((error: unknown) => setFailure(asRequestError(error)))
  }
  const assignTo = (loginId: string | null): void => void assign({ assignee: loginId })
  const take = (): void =>
    void assign({ assignee: own, ...(statusInfo.code === 'NEW' && { status: 'IN_PROGRESS' as const }) })
  const others = staff.filter(({ loginId }) => loginId !== assignee?.loginId && loginId !== own)
  const holder = failure && holderIn(failure)
  return (
    <Stack gap={3}>
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
              <Button size="small" isPending={isPending} onPress={() => assignTo(null)}>
                {t('operations.giveBack')}
              </Button>
            )}
            {others.length > 0 && (
              <Menu
                trigger={<Button size="small">{t('operations.handOver')}</Button>}
                placement="bottom end"
                items={others.map(({ loginId, name }) => ({
                  id: loginId,
                  label: name,
                  onAction: () => assignTo(loginId),
                }))}
              />
            )}
          </Inline>
        )}
      </Inline>
      {failure && (
        <InlineAlert tone="warning" onDismiss={() => setFailure(null)}>
          {holder ? t('operations.takenBy', { name: holder.name }) : failureText(t, failure, 'page')}
        </InlineAlert>
      )}
    </Stack>
  )
}
