import type { Rehearsal } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { Button, ButtonLink, Inline, InlineAlert, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { dateTimeIn } from '../../messages/date-time.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { OverwriteDialog } from './OverwriteDialog.tsx'
import { planOf } from './upload-rows.ts'
import { planText } from './upload-words.ts'
import type { Confirmation, RehearsalActs } from './use-rehearsal.ts'

interface UploadCommitProps {
  report: Rehearsal
  /** Rows that may put other values over somebody's. */
  confirmed: ReadonlySet<number>
  commit: RehearsalActs['commit']
}

/** Starts what a report says; its button says what that is. Of a file that was uploaded before, it says when and by whom. */
export function UploadCommit({ report, confirmed, commit }: UploadCommitProps): ReactNode {
  const intl = useIntl()
  const { t, locale } = intl
  const { timezone } = useUser().user_preferences.locale
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<RequestError | null>(null)
  const { uploaded, counts } = report
  const plan = planOf(report, confirmed)
  const isNothing = plan.add + plan.change + plan.ask === 0
  const hasLeft = counts.toMend + counts.wouldOverwrite > 0
  const earlier = uploaded && (
    <InlineAlert
      tone="info"
      title={t('upload.uploadedTitle')}
      actions={
        hasLeft && (
          <ButtonLink size="small" href={pathTo('/profile/files')}>
            {t('menu.files')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={2}>
        <Text>
          {t(isNothing ? 'upload.uploadedText' : 'upload.uploadedRest', {
            by: uploaded.by,
            time: dateTimeIn(locale, uploaded.at, timezone),
          })}
        </Text>
        {hasLeft && <Text>{t('upload.uploadedLeft')}</Text>}
      </Stack>
    </InlineAlert>
  )
  if (isNothing) {
    return earlier || <Text tone="muted">{t(counts.toMend > 0 ? 'upload.nothingYet' : 'upload.nothingNew')}</Text>
  }
  const send = async (confirmation: Confirmation): Promise<void> => {
    setPending(true)
    setError(null)
    try {
      await commit(confirmation)
    } catch (reason) {
      const failure = asRequestError(reason)
      if (failure.code === 'OVERRIDE_REQUIRED') setAsking(true)
      else {
        setAsking(false)
        setError(failure)
      }
    } finally {
      setPending(false)
    }
  }
  return (
    <Stack gap={3}>
      {earlier}
      {error && (
        <InlineAlert tone="danger">
          {error.code === 'CONFLICT' ? t('upload.changedMeanwhile') : failureText(t, error, 'notice')}
        </InlineAlert>
      )}
      <Inline>
        <Button
          variant="primary"
          isPending={isPending}
          onPress={() =>
            void send(plan.ask > 0 || counts.wouldOverwrite === 0 ? {} : { confirmedRows: [...confirmed] })
          }
        >
          {planText(intl, plan)}
        </Button>
      </Inline>
      {isAsking && (
        <OverwriteDialog
          report={report}
          isPending={isPending}
          mayLeaveOut={plan.add > 0}
          onAnswer={(isConfirmed) => void send(isConfirmed ? { isOverrideConfirmed: true } : { confirmedRows: [] })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
