import { Button, Inline, ProgressBar, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'
import { toast } from '../platform/feedback/toasts.ts'
import type { FileSending } from './use-file-sending.ts'

interface SendingProgressProps {
  sending: FileSending
  /** The name of the file. */
  file: string
}

/** Shows how much of a form's file has been sent, with a button that cancels the upload. */
export function SendingProgress({ sending: { progress, cancel }, file }: SendingProgressProps): ReactNode {
  const { t } = useIntl()
  if (progress === null) return null
  const stop = (): void => {
    cancel()
    toast('form.sendingCanceled', { values: { file } })
  }
  return (
    <Stack gap={3}>
      <ProgressBar label={t('form.sendingFile', { file })} value={Math.round(progress * 100)} />
      <Inline>
        <Button size="small" aria-label={t('form.cancelSending', { file })} onPress={stop}>
          {t('form.cancel')}
        </Button>
      </Inline>
    </Stack>
  )
}
