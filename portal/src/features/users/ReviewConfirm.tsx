import type { AccessReview } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, Inline, Section, Text } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { USER_CALLS } from '../../platform/users/user-calls.ts'

const READS = [calls.accessReviews.read, calls.accessReviews.users]
const EFFECTS = { refreshes: [...READS, ...USER_CALLS, calls.banners.list], toast: 'review.confirmed' } as const
/** The URL's step for this dialog. */
const STEP = 'confirm'

/**
 * Returns why the review was not confirmed: another administrator changed a decision first, or marked the reader for
 * removal.
 */
function whyNot(t: Intl['t'], error: unknown): string {
  const failure = asRequestError(error)
  const { current } = failure.result as { current?: { undecided?: number; rejected?: readonly { code: string }[] } }
  if (failure.code === 'COUNT_CHANGED') return t('review.countChanged')
  if (current?.rejected?.some(({ code }) => code === 'OWN_ACCOUNT')) return t('review.ownMarked')
  if (current?.undecided !== undefined) return t('review.stillUndecided', { count: current.undecided })
  return failureText(t, failure, 'notice')
}

/** The last step of a review: shows its effects, asks for confirmation, and applies them. */
export function ReviewConfirm({ counts }: Pick<AccessReview, 'counts'>): ReactNode {
  const { t } = useIntl()
  const [search, setSearch] = useSearchParams()
  const { refresh } = useCachedResponses()
  const { tenant } = useUser()
  const { write } = useWrite(calls.accessReviews.confirm, EFFECTS)
  const { keep, remove, undecided } = counts
  const isWanted = search.get('step') === STEP
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  const ask = (isAsked: boolean): void => {
    const others = [...search].filter(([name]) => name !== 'step')
    setSearch(isAsked ? [...others, ['step', STEP]] : others, { replace: true, preventScrollReset: true })
  }
  const send = async (): Promise<void> => {
    const body = { confirmed: true, removes: remove } as const
    try {
      await write({ params: { companyId: tenant.id }, body })
    } catch (error) {
      void refresh(...READS)
      throw error
    }
  }
  return (
    <Section ref={section} title={t('review.confirmTitle')}>
      <Text>
        {undecided > 0 ? t('review.stillUndecided', { count: undecided }) : t('review.effect', { keep, remove })}
      </Text>
      <Inline>
        <Button variant="primary" isDisabled={undecided > 0} onPress={() => ask(true)}>
          {t('review.confirm')}
        </Button>
      </Inline>
      {isWanted && undecided === 0 && (
        <ConfirmDialog
          isOpen
          onOpenChange={ask}
          tone={remove > 0 ? 'danger' : 'brand'}
          title={t('review.confirmQuestion')}
          confirmLabel={t('review.confirm')}
          errorMessage={(error) => whyNot(t, error)}
          onConfirm={send}
        >
          {t('review.effect', { keep, remove })} {remove > 0 && t('review.effectRemoved')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
