import { calls } from '@tessera/contract'
import { Button, SidePanel, Spinner, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { nameOf } from './admin-words.ts'
import type { OnAct, Person } from './use-acts-on.ts'
import { ACT_WORDS, useActsOn } from './use-acts-on.ts'
import { UserFacts } from './UserFacts.tsx'

interface UserPanelProps {
  loginId: string
  onAct: OnAct
  onClose: () => void
}

/** All that administrators see of somebody, beside the lists; it has an address. */
export function UserPanel({ loginId, onAct, onClose }: UserPanelProps): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const { data: person, error, retry } = useCall(calls.users.user, { params: { companyId, loginId } })
  const isGone = error?.status === 404
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={person && !isGone ? nameOf(person) : loginId}
      actions={person && !isGone && <UserActs person={person} onAct={onAct} />}
    >
      {isGone ? (
        <Text>{t('admin.gone')}</Text>
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

function UserActs({ person, onAct }: { person: Person; onAct: OnAct }): ReactNode {
  const { t } = useIntl()
  return useActsOn(person).map((act) => (
    <Button key={act} variant={act === 'DELETE' ? 'danger' : 'secondary'} onPress={() => onAct(act, person)}>
      {t(ACT_WORDS[act])}
    </Button>
  ))
}
