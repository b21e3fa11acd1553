import { calls } from '@tessera/contract'
import { Button } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'

const EFFECTS = { refreshes: [calls.accessReviews.read, calls.accessReviews.users] } as const

/** Applies the advice to all undecided users, after a confirmation with the number of removals. */
export function ReviewAdvice({ undecided }: { undecided: number }): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const [isAsked, setPending] = useState(false)
  const { write } = useWrite(calls.accessReviews.applyAdvice, EFFECTS)
  const params = { companyId: tenant.id }
  const unwanted = useCall(
    isAsked ? calls.accessReviews.users : null,
    { params, query: { decisions: 'UNDECIDED', advice: 'REMOVE', size: 10 } },
    { onVisit: true },
  )
  const remove = unwanted.data?.total_elements
  return (
    <>
      <Button isDisabled={undecided === 0} onPress={() => setPending(true)}>
        {t('review.applyAdvice')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setPending}
        tone="brand"
        title={t('review.adviceTitle', { count: undecided })}
        confirmLabel={t('review.adviceConfirm')}
        errorMessage={(error) =>
          error instanceof RequestError ? failureText(t, error, 'notice') : t('error.unexpected')
        }
        onConfirm={async () => toast('review.applied', { values: await write({ params }) })}
      >
        {remove === undefined ? t('review.adviceChange') : t('review.adviceText', { keep: undecided - remove, remove })}
      </ConfirmDialog>
    </>
  )
}
