import { calls, INCIDENT_LIMITS } from '@tessera/contract'
import type { UploadedFile } from '@tessera/ui'
import { useAnswers } from '../../data/use-answers.ts'
import { atItsFile } from '../../forms/file-problem.ts'
import { longText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { FileSending } from '../../forms/use-file-sending.ts'
import { useFileSending } from '../../forms/use-file-sending.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useSameWrite } from '../../platform/feedback/use-same-write.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'

const schema = z.object({
  text: longText(INCIDENT_LIMITS.comment),
  files: z.array(z.custom<UploadedFile<File>>()).max(1),
})
export type CommentInput = z.input<typeof schema>

/** The calls whose answers a comment changes. */
export const INCIDENT_CALLS = [calls.incidents.read, calls.incidents.list] as const

/** A comment that is being written. Its file is sent after it; a second try of either has one effect. */
export function useCommentForm(incidentId: string): { form: ZodForm<CommentInput>; sending: FileSending } {
  const { t } = useIntl()
  const { refresh } = useAnswers()
  const { write: comment } = useWrite(calls.incidents.comment)
  const { write: attach } = useWrite(calls.incidents.attach)
  const comments = useSameWrite()
  const files = useSameWrite()
  const sending = useFileSending()
  const params = { incidentId }
  const form: ZodForm<CommentInput> = useZodForm({
    schema,
    name: `comment:${incidentId}`,
    defaultValues: { text: '', files: [] },
    labels: { text: t('incidents.comment'), files: t('incidents.file') },
    fieldOf: (field) => (field === 'file' ? 'files' : field),
    onSubmit: async ({ text, files: [added] }) => {
      const { id: threadId } = await comment({ params, body: { text } }, { idempotencyKey: comments.keyOf(text) })
      try {
        const file = added?.result
        if (file) {
          const idempotencyKey = files.keyOf(threadId, file)
          await sending.send((options) => attach({ params, body: { file, threadId } }, { idempotencyKey, ...options }))
        }
      } catch (error) {
        throw atItsFile(error, 'files')
      } finally {
        // The comment is there, whatever became of its file.
        void refresh(...INCIDENT_CALLS)
      }
      comments.end()
      form.reset()
    },
  })
  return { form, sending }
}
