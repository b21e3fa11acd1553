import type { IncidentThread } from '@tessera/contract'
import { calls, INCIDENT_LIMITS } from '@tessera/contract'
import type { UploadedFile } from '@tessera/ui'
import { useState } from 'react'
import { longText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'

const schema = z.object({
  text: longText(INCIDENT_LIMITS.comment),
  files: z.array(z.custom<UploadedFile<File>>()).max(1),
})
export type CommentInput = z.input<typeof schema>

/** The calls whose answers a comment changes. */
export const INCIDENT_CALLS = [calls.incidents.read, calls.incidents.list] as const
const EFFECTS = { refreshes: INCIDENT_CALLS } as const

/** A comment that is being written. Its file is sent after it; where that fails, the comment is not sent twice. */
export function useCommentForm(incidentId: string): ZodForm<CommentInput> {
  const { t } = useIntl()
  const params = { incidentId }
  const { write: comment } = useWrite(calls.incidents.comment)
  const { write: attach } = useWrite(calls.incidents.attach, EFFECTS)
  const refreshing = useWrite(calls.incidents.markRead, EFFECTS)
  const [sent, setSent] = useState<IncidentThread | null>(null)
  const form: ZodForm<CommentInput> = useZodForm({
    schema,
    name: `comment:${incidentId}`,
    defaultValues: { text: '', files: [] },
    labels: { text: t('incidents.comment'), files: t('incidents.file') },
    onSubmit: async ({ text, files }) => {
      const thread = sent?.text === text ? sent : await comment({ params, body: { text } })
      setSent(thread)
      const [file] = files
      if (file) await attach({ params, body: { file: file.result, threadId: thread.id } })
      else await refreshing.write({ params })
      setSent(null)
      form.reset()
    },
  })
  return form
}
