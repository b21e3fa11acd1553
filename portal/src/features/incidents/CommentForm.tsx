import { INCIDENT_LIMITS } from '@tessera/contract'
import { Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormAttachment, FormTextArea } from '../../forms/fields.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { SendingProgress } from '../../forms/SendingProgress.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { useCommentForm } from './use-comment-form.ts'

/** The form for a comment on an incident, with an optional file. */
export function CommentForm({ incidentId }: { incidentId: string }): ReactNode {
  const { t } = useIntl()
  const { attachmentMaxBytes } = useConfig()
  const { form, sending } = useCommentForm(incidentId)
  const [file] = form.watch('files')
  return (
    <BoundForm
      form={form}
      submitLabel={t('incidents.send')}
      submitRef={sending.submitRef}
      aria-label={t('incidents.addComment')}
    >
      <Stack gap={4}>
        <FormTextArea form={form} name="text" maxLength={INCIDENT_LIMITS.comment} />
        <FormAttachment form={form} name="files" isDisabled={form.isPending} maxBytes={attachmentMaxBytes} />
        <SendingProgress sending={sending} file={file?.name ?? ''} />
        <FormFailure form={form} />
      </Stack>
    </BoundForm>
  )
}
