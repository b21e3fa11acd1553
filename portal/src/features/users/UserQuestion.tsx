import type { BulkTarget } from '@tessera/contract'
import { ADMINISTRATION_LIMITS, isBlank, tagIn } from '@tessera/contract'
import { Stack, TextArea } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { problemText, withFound } from '../../forms/problems.ts'
import type { Intl, MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { BulkConfirm } from '../../tables/BulkConfirm.tsx'
import type { ConfirmableAction } from './use-actions-on.ts'
import { useUserActions } from './use-user-actions.ts'

/** The confirmation and its targets: the selection, or one user by name. */
export interface PendingAction {
  action: ConfirmableAction
  targets: readonly BulkTarget<Record<string, string>>[] | null
  name?: string
  /** Names of the selected users on the current page. */
  names?: readonly string[]
}

interface QuestionMessages {
  /** The title for a selection, and for one user. */
  many: MessageId
  one: MessageId
  /** The consequences for the users. */
  text: MessageId
  textOne: MessageId
  /** The verb with the number of users, such as 'Block 3 users'. */
  verb: MessageId
}

const QUESTIONS: Readonly<Record<ConfirmableAction, QuestionMessages>> = {
  BLOCK: {
    many: 'admin.blockTitle',
    one: 'admin.blockNamed',
    text: 'admin.blockText',
    textOne: 'admin.blockTextOne',
    verb: 'admin.blockCount',
  },
  UNBLOCK: {
    many: 'admin.unblockTitle',
    one: 'admin.unblockNamed',
    text: 'admin.unblockText',
    textOne: 'admin.unblockTextOne',
    verb: 'admin.unblockCount',
  },
  DELETE: {
    many: 'admin.deleteTitle',
    one: 'admin.deleteNamed',
    text: 'admin.deleteText',
    textOne: 'admin.deleteTextOne',
    verb: 'admin.deleteCount',
  },
}

/** Returns why a reason is invalid. */
function problemOf(reason: string, t: Intl['t']): string | undefined {
  if (isBlank(reason)) return t('admin.reasonMissing')
  const tag = tagIn(reason)
  return tag === undefined ? undefined : problemText(t, withFound('markup', tag))
}

/** The reason field must take the initial focus. */
const fieldFirst = { autoFocus: true }

interface UserQuestionProps {
  pending: PendingAction
  onClose: () => void
  /** Called when done; clears the selection. */
  onDone?: (() => void) | undefined
}

/** Confirms blocking, unblocking or deleting users; blocking requires a reason. */
export function UserQuestion({
  pending: { action, targets, name, names },
  onClose,
  onDone,
}: UserQuestionProps): ReactNode {
  const { t } = useIntl()
  const userActions = useUserActions()
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const blocked = useRef<Parameters<typeof userActions.blocked>[0][number][]>([])
  const isAnyUnblocked = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { many, one, text, textOne, verb } = QUESTIONS[action]
  const isBlock = action === 'BLOCK'
  const missing = isBlock ? problemOf(reason, t) : undefined
  return (
    <BulkConfirm
      isOpen
      onOpenChange={onClose}
      targets={targets}
      isNamed={name !== undefined}
      tone={action === 'UNBLOCK' ? 'brand' : 'danger'}
      title={name === undefined ? t(many) : t(one, { name })}
      names={names}
      confirmLabel={(count) => t(verb, { count })}
      counted={(count) => t('admin.affected', { count })}
      isMissing={missing !== undefined}
      {...(isBlock && {
        onMissing: () => {
          setTried(true)
          field.current?.focus()
        },
      })}
      onAction={async (target) => {
        if (action === 'DELETE') await userActions.remove(target)
        else if (action === 'UNBLOCK')
          isAnyUnblocked.current = (await userActions.unblock(target)) || isAnyUnblocked.current
        else blocked.current.push(...(await userActions.block(target, reason)))
      }}
      onDone={() => {
        onDone?.()
        if (action === 'DELETE') toast('admin.deletionStarted')
        else if (action === 'UNBLOCK') void userActions.unblocked(isAnyUnblocked.current)
        else void userActions.blocked(blocked.current)
      }}
    >
      <Stack gap={4}>
        {t(name === undefined ? text : textOne)}
        {isBlock && (
          <TextArea
            {...fieldFirst}
            ref={field}
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
