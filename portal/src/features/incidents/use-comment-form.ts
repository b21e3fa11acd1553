import { calls, INCIDENT_LIMITS } from '@tessera/contract'
import type { UploadedFile } from '@tessera/ui'
import { onFileField } from '../../forms/file-problem.ts'
import { longText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { FileSending } from '../../forms/use-file-sending.ts'
import { useFileSending } from '../../forms/use-file-sending.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { useIdempotencyKeys } from '../../platform/feedback/use-idempotency-keys.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'

const schema = z.object({
  text: longText(INCIDENT_LIMITS.comment),
  files: z.array(z.custom<UploadedFile<File>>()).max(1),
})
export type CommentInput = z.input<typeof schema>

/** Calls whose data changes with a comment. */
export const INCIDENT_CALLS = [calls.incidents.read, calls.incidents.list] as const
const EFFECTS = { refreshes: INCIDENT_CALLS } as const

/** Returns the form of a comment with an optional file; a repeated attempt has one effect. */
export function useCommentForm(incidentId: string): { form: ZodForm<CommentInput>; sending: FileSending } {
  const { t } = useIntl()
  const { write } = useWrite(calls.incidents.comment, EFFECTS)
  const { keyOf, end } = useIdempotencyKeys()
  const sending = useFileSending()
  const { attachmentMaxBytes: maxBytes } = useConfig()
  const form: ZodForm<CommentInput> = useZodForm({
    schema,
    name: `comment:${incidentId}`,
    defaultValues: { text: '', files: [] },
    labels: { text: t('incidents.comment'), files: t('incidents.file') },
    fieldOf: (field) => (field === 'file' ? 'files' : field),
    showsFailure: true,
    onSubmit: async ({ text, files: [added] }) => {
      const params = { incidentId }
      const file = added?.result
      const key = { idempotencyKey: keyOf(text, file) }
      try {
        if (file) await sending.send((options) => write({ params, body: { text, file } }, { ...key, ...options }))
        else await write({ params, body: { text } }, key)
      } catch (error) {
        throw onFileField(error, { field: 'files', file, maxBytes })
      }
      end()
      form.reset()
    },
  })
  return { form, sending }
}
