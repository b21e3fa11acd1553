import type { BulkTarget } from '@tessera/contract'
import { ADMINISTRATION_LIMITS } from '@tessera/contract'
import { Stack, TextArea } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { BulkConfirm } from '../../tables/BulkConfirm.tsx'
import { useUserActs } from './use-user-acts.ts'

/** What is asked before it is done, and to whom: all that are chosen, or somebody by name. */
export interface Asked {
  act: 'BLOCK' | 'DELETE'
  targets: readonly BulkTarget<Record<string, string>>[] | null
  name?: string
}

interface UserQuestionProps {
  asked: Asked
  onClose: () => void
  /** Told when it is done: whoever was chosen is chosen no more. */
  onDone?: (() => void) | undefined
}

function titleOf(t: Intl['t'], act: Asked['act'], name: string | undefined): string {
  if (name === undefined) return t(act === 'BLOCK' ? 'admin.blockTitle' : 'admin.deleteTitle')
  return t(act === 'BLOCK' ? 'admin.blockNamed' : 'admin.deleteNamed', { name })
}

/** Asks before people are blocked or deleted; a block has its reason. */
export function UserQuestion({ asked: { act, targets, name }, onClose, onDone }: UserQuestionProps): ReactNode {
  const { t } = useIntl()
  const acts = useUserActs()
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const done = useRef<Parameters<typeof acts.blocked>[0][number][]>([])
  const isBlock = act === 'BLOCK'
  const missing = isBlock && reason.trim() === '' ? t('admin.reasonMissing') : undefined
  return (
    <BulkConfirm
      isOpen
      onOpenChange={onClose}
      targets={targets}
      tone="danger"
      title={titleOf(t, act, name)}
      confirmLabel={t(isBlock ? 'admin.block' : 'admin.delete')}
      missing={missing}
      onMissing={() => setTried(true)}
      onAct={async (target) => {
        if (!isBlock) return acts.remove(target)
        const blocked = await acts.block(target, reason)
        if (blocked) done.current.push(blocked)
      }}
      onDone={() => {
        onDone?.()
        if (isBlock) void acts.blocked(done.current)
        else toast('admin.deletionStarted')
      }}
    >
      <Stack gap={4}>
        {t(isBlock ? 'admin.blockText' : 'admin.deleteText')}
        {isBlock && (
          <TextArea
            label={t('admin.reason')}
            isRequired
            maxLength={ADMINISTRATION_LIMITS.reason}
            value={reason}
            onChange={setReason}
            errorMessage={wasTried && missing}
          />
        )}
      </Stack>
    </BulkConfirm>
  )
}
