import type { IncidentStatus, SavedAnswer, StaffIncident } from '@tessera/contract'
import {
  INCIDENT_LIMITS,
  resolveLocale,
  SAVED_ANSWERS,
  savedAnswerText,
  STAFF_EVENTS,
  statusAfter,
} from '@tessera/contract'
import { Button, Inline, InlineAlert, Stack } from '@tessera/ui'
import { Menu } from '@tessera/ui/menu'
import type { ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormRadioGroup, FormTextArea } from '../../forms/fields.tsx'
import { longText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useIncidentWork } from './use-incident-work.ts'
import { useOtherWriters } from './use-other-writers.ts'

const ACTIONS = ['answer', 'WAITING_ON_USER', 'RESOLVED', 'note'] as const
type AnswerAction = (typeof ACTIONS)[number]
const ACTION_MESSAGES: Readonly<Record<AnswerAction, MessageId>> = {
  answer: 'operations.actionAnswer',
  WAITING_ON_USER: 'operations.actionAsk',
  RESOLVED: 'operations.actionResolve',
  note: 'operations.actionNote',
}

const schema = z.object({ act: z.enum(ACTIONS), text: longText(INCIDENT_LIMITS.comment) })
type AnswerInput = z.input<typeof schema>

function isAllowed(action: AnswerAction, status: IncidentStatus): boolean {
  if (action === 'answer' || action === 'note') return true
  const event = STAFF_EVENTS[action]
  return event !== undefined && statusAfter(status, event) !== null
}

/** The form for a reply to the contact of an incident, or for a note that only staff read. */
export function AnswerForm({ incident }: { incident: StaffIncident }): ReactNode {
  const { t, locale } = useIntl()
  const { incidentId, version, statusInfo } = incident
  const { change } = useIncidentWork(incidentId)
  const form: ZodForm<AnswerInput> = useZodForm({
    schema,
    name: `incidentAnswer:${incidentId}`,
    defaultValues: { act: 'answer', text: '' },
    labels: { act: t('operations.action'), text: t('operations.message') },
    onSubmit: async ({ act, text }) => {
      const message = act === 'note' ? { note: text } : { text }
      const status = act === 'answer' || act === 'note' ? {} : { status: act }
      await change({ version, ...message, ...status })
      form.reset()
    },
  })
  const writers = useOtherWriters(incident, form.watch('text').trim() !== '')
  // Staff choose in their own language; the contact receives the text in theirs.
  const insert = (answer: SavedAnswer): void => {
    const before = form.watch('text').trimEnd()
    const text = savedAnswerText(answer, incident.locale, incident.firstName)
    form.setValue('text', before ? `${before}\n\n${text}` : text, { shouldDirty: true, shouldValidate: true })
  }
  const answerActions = ACTIONS.filter((action) => isAllowed(action, statusInfo.code))
  return (
    <BoundForm form={form} submitLabel={t(ACTION_MESSAGES[form.watch('act')])} aria-label={t('operations.answer')}>
      <Stack gap={4}>
        {writers.length > 0 && (
          <InlineAlert tone="warning" title={t('operations.writingToo')}>
            {t('operations.writingNow', { names: new Intl.ListFormat(locale).format(writers) })}
          </InlineAlert>
        )}
        <FormRadioGroup
          form={form}
          name="act"
          options={answerActions.map((id) => ({ id, label: t(ACTION_MESSAGES[id]) }))}
        />
        <FormTextArea form={form} name="text" maxLength={INCIDENT_LIMITS.comment} />
        <Inline>
          <Menu
            trigger={<Button size="small">{t('operations.savedAnswers')}</Button>}
            items={SAVED_ANSWERS.map((answer) => ({
              id: answer.id,
              label: answer.title[resolveLocale(locale)],
              onAction: () => insert(answer),
            }))}
          />
        </Inline>
      </Stack>
    </BoundForm>
  )
}
