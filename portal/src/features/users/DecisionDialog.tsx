import type { AccessDecision, ProductCode, ReceivedRequest } from '@tessera/contract'
import { calls, isBlank, LIMITS, tagIn } from '@tessera/contract'
import { CheckboxGroup, Stack, Text, TextArea } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { problemText, withFound } from '../../forms/problems.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl, MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { requesterOf } from './RequestPanel.tsx'

const EFFECTS = {
  refreshes: [calls.access.received, calls.access.receivedFacets, calls.access.readReceived],
} as const

/** A decision to confirm. */
export interface PendingDecision {
  decision: AccessDecision
  requests: readonly ReceivedRequest[]
}

const MESSAGES = {
  APPROVED: {
    named: 'received.approveNamed',
    counted: 'received.approveCount',
    confirm: 'received.approveConfirm',
    text: 'received.approveText',
    done: 'received.approvedToast',
  },
  REJECTED: {
    named: 'received.rejectNamed',
    counted: 'received.rejectCount',
    confirm: 'received.rejectConfirm',
    text: 'received.rejectText',
    done: 'received.rejectedToast',
  },
} as const satisfies Record<AccessDecision, Record<string, MessageId>>

interface DecisionDialogProps {
  pending: PendingDecision
  onClose: () => void
  onDone: () => void
}

function reasonProblem(reason: string, t: Intl['t']): string | undefined {
  if (isBlank(reason)) return t('received.reasonMissing')
  const tag = tagIn(reason)
  return tag === undefined ? undefined : problemText(t, withFound('markup', tag))
}

/** The input is incomplete, so nothing was sent. */
class IncompleteError extends Error {
  override name = 'IncompleteError'
}

/**
 * Asks for confirmation before requests are approved or rejected. Products can be excluded from a single approval; a
 * rejection needs a reason.
 */
export function DecisionDialog({ pending: { decision, requests }, onClose, onDone }: DecisionDialogProps): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const { write } = useWrite(calls.access.decide, EFFECTS)
  const { refresh } = useCachedResponses()
  const [remaining, setRemaining] = useState(requests)
  const [only] = remaining.length === 1 ? remaining : []
  const [products, setProducts] = useState<readonly ProductCode[]>(only?.products.map(({ code }) => code) ?? [])
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isApproval = decision === 'APPROVED'
  const count = remaining.length
  const messages = MESSAGES[decision]
  const problem = isApproval
    ? only && products.length === 0
      ? t('received.productsMissing')
      : undefined
    : reasonProblem(reason, t)

  const send = async (): Promise<void> => {
    if (problem !== undefined) {
      setTried(true)
      throw new IncompleteError('Something is to be filled in first.')
    }
    const missed: ReceivedRequest[] = []
    for (const [done, request] of remaining.entries()) {
      const chosen = only ? { products: [...products] } : {}
      const body = isApproval ? { decision, ...chosen } : { decision, reason }
      try {
        await write({ params: { companyId: tenant.id, id: request.id }, body })
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 409) {
          setRemaining(remaining.slice(done))
          throw error
        }
        missed.push(request)
      }
    }
    if (missed.length > 0) {
      void refresh(...EFFECTS.refreshes)
      toast('received.decidedMeanwhile', { tone: 'danger', values: { count: missed.length } })
    } else toast(messages.done, { values: { count } })
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      hasField
      onOpenChange={onClose}
      tone={isApproval ? 'brand' : 'danger'}
      title={only ? t(messages.named, { name: requesterOf(only) }) : t(messages.counted, { count })}
      confirmLabel={t(messages.confirm, { count })}
      names={only ? undefined : remaining.map((request) => `${requesterOf(request)}: ${request.product_text}`)}
      onConfirm={send}
      errorMessage={(error) => {
        if (error instanceof IncompleteError) return null
        return error instanceof RequestError ? failureText(t, error, 'notice') : t('error.unexpected')
      }}
    >
      <Stack gap={4}>
        <Text>{t(messages.text, { count, company: tenant.name })}</Text>
        {only && <Text>{t('received.noteText', { note: only.requestor_note })}</Text>}
        {isApproval && only && (
          <CheckboxGroup
            label={t('received.products')}
            isRequired
            options={only.products.map(({ code, title }) => ({ id: code, label: title }))}
            values={products}
            onChange={setProducts}
            errorMessage={wasTried && problem}
          />
        )}
        {!isApproval && (
          <TextArea
            label={t('received.reason')}
            description={t('received.reasonHelp')}
            isRequired
            maxLength={LIMITS.requestorNote}
            value={reason}
            onChange={setReason}
            errorMessage={wasTried && problem}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
