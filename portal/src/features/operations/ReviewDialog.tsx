import type { ListedReview } from '@tessera/contract'
import { calls, REVIEW_LIMITS } from '@tessera/contract'
import { InlineAlert, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormDatePicker } from '../../forms/FormDatePicker.tsx'
import { z } from '../../forms/schema.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'

const REFRESHES = [calls.accessReviews.list]
const OPENED = { refreshes: REFRESHES, toast: 'review.opened' } as const
const MOVED = { refreshes: REFRESHES, toast: 'review.moved' } as const

const DAY = 24 * 60 * 60_000
const isoDay = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

const schema = z.object({
  deadline: z.iso
    .date()
    .nullable()
    .refine((day) => day !== null, { params: { code: 'required' } }),
})

/** Opens the access review of a company with a deadline, or changes the deadline of an open one. */
export function ReviewDialog({ review, onClose }: { review: ListedReview; onClose: () => void }): ReactNode {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const opening = useWrite(calls.accessReviews.open, OPENED)
  const moving = useWrite(calls.accessReviews.move, MOVED)
  const [isOutdated, setIsOutdated] = useState(false)
  const { companyId, companyName: company, reviewId, status, version } = review
  const isMove = status === 'PENDING' && reviewId !== null
  const title = t(isMove ? 'review.moveTitle' : 'review.openTitle', { company })
  const form = useZodForm({
    schema,
    name: `accessReview:${companyId}`,
    defaultValues: { deadline: isMove ? review.deadline : null },
    labels: { deadline: t('review.deadline') },
    onSubmit: async ({ deadline }) => {
      if (deadline === null) return
      try {
        if (isMove) await moving.write({ params: { reviewId }, body: { deadline, version } })
        else await opening.write({ body: { companyId, deadline } })
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'CONFLICT') throw error
        await refresh(calls.accessReviews.list)
        setIsOutdated(true)
        return
      }
      onClose()
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} isPending={opening.isPending || moving.isPending} title={title}>
      <BoundForm
        form={form}
        submitLabel={t(isMove ? 'review.moveDeadline' : 'review.openReview')}
        onCancel={onClose}
        aria-label={title}
      >
        {isOutdated && (
          <InlineAlert tone="warning" title={t('error.CONFLICT')}>
            {t('review.outdated')}
          </InlineAlert>
        )}
        <Text>{t('review.openText')}</Text>
        <FormDatePicker
          form={form}
          name="deadline"
          description={t('review.deadlineHelp')}
          minValue={isoDay(0)}
          maxValue={isoDay(REVIEW_LIMITS.furthestDays)}
        />
      </BoundForm>
    </Dialog>
  )
}
