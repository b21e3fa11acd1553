import { ATTACHMENT_TYPES, INCIDENT_LIMITS, LIMITS } from '@tessera/contract'
import { Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormAttachment, FormTextArea } from '../../forms/fields.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useCommentForm } from './use-comment-form.ts'

const ACCEPT = Object.keys(ATTACHMENT_TYPES).map((ending) => `.${ending}`)

/** Writes a comment on an incident, with a file if there is one. */
export function CommentForm({ incidentId }: { incidentId: string }): ReactNode {
  const { t } = useIntl()
  const form = useCommentForm(incidentId)
  return (
    <BoundForm form={form} submitLabel={t('incidents.send')} aria-label={t('incidents.addComment')}>
      <Stack gap={4}>
        <FormTextArea form={form} name="text" maxLength={INCIDENT_LIMITS.comment} />
        <FormAttachment
          form={form}
          name="files"
          accept={ACCEPT}
          maxBytes={LIMITS.attachmentMaxBytes}
          maxFiles={1}
          isRequired={false}
        />
      </Stack>
    </BoundForm>
  )
}
