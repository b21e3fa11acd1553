import type { ImportPreview } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { Button, ButtonLink, Inline, InlineAlert, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { RequestError } from '../../data/request-error.ts'
import { asRequestError } from '../../data/request-error.ts'
import { dateTimeIn } from '../../messages/date-time.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { OverwriteDialog } from './OverwriteDialog.tsx'
import { planOf } from './import-rows.ts'
import { planText } from './import-messages.ts'
import type { Confirmation, ImportPreviewHandlers } from './use-import-preview.ts'

interface ImportCommitProps extends Pick<ImportPreviewHandlers, 'commit' | 'isChangedElsewhere' | 'seeChanges'> {
  report: ImportPreview
  /** The rows that are confirmed to overwrite a user's values. */
  confirmed: ReadonlySet<number>
}

/** Refusals that the preview or the dialog shows. */
const SHOWN_ELSEWHERE: readonly unknown[] = ['CONFLICT', 'OVERRIDE_REQUIRED']

/**
 * The button that starts the import; its label lists the effects. For a file that was uploaded before, it shows when
 * and by whom.
 */
export function ImportCommit({
  report,
  confirmed,
  commit,
  isChangedElsewhere,
  seeChanges,
}: ImportCommitProps): ReactNode {
  const intl = useIntl()
  const { t, locale } = intl
  const { timezone } = useUser().user_preferences.locale
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<RequestError | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasChanged = useRef(isChangedElsewhere)
  useEffect(() => {
    // One button has replaced the other, which had the focus.
    if (wasChanged.current !== isChangedElsewhere && document.activeElement === document.body) button.current?.focus()
    wasChanged.current = isChangedElsewhere
  }, [isChangedElsewhere])
  const { uploaded, counts } = report
  const plan = planOf(report, confirmed)
  const isNothing = plan.add + plan.change + plan.ask === 0
  const hasLeft = counts.invalid + counts.wouldOverwrite > 0
  if (isChangedElsewhere) {
    return (
      <InlineAlert
        tone="warning"
        actions={
          <Button size="small" ref={button} onPress={seeChanges}>
            {t('userImports.continue')}
          </Button>
        }
      >
        {t('userImports.changedMeanwhile')}
      </InlineAlert>
    )
  }
  const earlier = uploaded && (
    <InlineAlert
      tone="info"
      title={t('userImports.uploadedTitle')}
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
          {t(isNothing ? 'userImports.uploadedText' : 'userImports.uploadedRest', {
            by: uploaded.by,
            time: dateTimeIn(locale, uploaded.at, timezone),
          })}
        </Text>
        {hasLeft && <Text>{t('userImports.remainingFile')}</Text>}
      </Stack>
    </InlineAlert>
  )
  if (isNothing) {
    return (
      earlier || (
        <Text tone="muted">{t(counts.invalid > 0 ? 'userImports.nothingFixed' : 'userImports.nothingNew')}</Text>
      )
    )
  }
  const send = async (confirmation: Confirmation): Promise<void> => {
    setPending(true)
    setError(null)
    try {
      await commit(confirmation)
    } catch (reason) {
      const failure = asRequestError(reason)
      setAsking(failure.code === 'OVERRIDE_REQUIRED')
      // The preview shows changes from another window, and the dialog shows rows to confirm.
      if (!SHOWN_ELSEWHERE.includes(failure.code)) setError(failure)
    } finally {
      setPending(false)
    }
  }
  return (
    <Stack gap={3}>
      {earlier}
      {error && <InlineAlert tone="danger">{failureText(t, error, 'notice')}</InlineAlert>}
      <Inline>
        <Button
          variant="primary"
          ref={button}
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
          canSkip={plan.add > 0}
          onAnswer={(isConfirmed) => void send(isConfirmed ? { isOverrideConfirmed: true } : { confirmedRows: [] })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
