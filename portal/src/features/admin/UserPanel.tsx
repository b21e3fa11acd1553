import type { AdministeredUser, UserAct } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, SidePanel, Spinner, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { nameOf } from './admin-words.ts'
import type { OnAct } from './use-acts-on.ts'
import { ACT_WORDS, useActsOn, useMayAct } from './use-acts-on.ts'
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
  const mayAct = useMayAct()
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={person && !isGone ? nameOf(person) : loginId}
      actions={mayAct && person && !isGone && <UserActs person={person} onAct={onAct} />}
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

function UserActs({ person, onAct }: { person: AdministeredUser; onAct: OnAct }): ReactNode {
  const [pending, setPending] = useState<UserAct | null>(null)
  const press = async (act: UserAct): Promise<void> => {
    if (pending !== null) return
    setPending(act)
    await onAct(act, person)
    setPending(null)
  }
  // The invitation's facts say from when on it can be sent again.
  const isHeld = (act: UserAct): boolean => act === 'RESEND' && person.invitation?.resendableAt != null
  const acts = useActsOn(person).filter((act) => !isHeld(act))
  return acts.map((act) => (
    // What blocks is what lets in again: the question gives the focus back to it.
    <ActButton
      key={act === 'UNBLOCK' ? 'BLOCK' : act}
      act={act}
      isPending={pending === act}
      onPress={() => void press(act)}
    />
  ))
}

interface ActButtonProps {
  act: UserAct
  isPending: boolean
  onPress: () => void
}

/** The button of an act, which goes once the act is no longer possible; the panel has the focus then. */
function ActButton({ act, isPending, onPress }: ActButtonProps): ReactNode {
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
    <Button ref={button} variant={act === 'DELETE' ? 'danger' : 'secondary'} isPending={isPending} onPress={onPress}>
      {t(ACT_WORDS[act])}
    </Button>
  )
}
