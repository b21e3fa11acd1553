import type { ContactMessage } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, hasPermission, LIMITS } from '@tessera/contract'
import { CommentThread, DescriptionList, SidePanel, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormTextArea } from '../../forms/fields.tsx'
import { longText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'

const CHANGED = [calls.contact.list] as const
const EFFECTS = { refreshes: CHANGED, toast: 'operations.contactSent' } as const
const schema = z.object({ text: longText(LIMITS.textArea) })

interface ContactPanelProps {
  message: ContactMessage
  onClose: () => void
}

/** A message of the contact form with its reply, or with the form to reply by email. */
export function ContactPanel({ message, onClose }: ContactPanelProps): ReactNode {
  const { t } = useIntl()
  const { authz, user_preferences: preferences } = useUser()
  const { contactId, firstName, lastName, email, phone, companyName, topic, answer } = message
  const name = `${firstName} ${lastName}`
  const canAnswer = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateIncident)
  return (
    <SidePanel isOpen onOpenChange={onClose} defaultWidth={480} title={name} description={email}>
      <Stack gap={6}>
        <DescriptionList
          layout="aside"
          aria-label={t('incidents.facts')}
          items={[
            { id: 'company', term: t('operations.company'), description: companyName },
            { id: 'topic', term: t('operations.topic'), description: topic.title },
            ...(phone ? [{ id: 'phone', term: t('incidents.phone'), description: phone }] : []),
          ]}
        />
        <CommentThread
          headingLevel={3}
          aria-label={t('incidents.conversation')}
          timeZone={preferences.locale.timezone}
          comments={[
            { id: contactId, author: name, createdAt: message.createdOn, text: message.message },
            ...(answer
              ? [
                  {
                    id: 'answer',
                    author: answer.by,
                    kind: 'staff' as const,
                    createdAt: answer.at,
                    text: answer.text,
                    isOwn: true,
                  },
                ]
              : []),
          ]}
        />
        {!answer && canAnswer && <ContactAnswer message={message} />}
      </Stack>
    </SidePanel>
  )
}

function ContactAnswer({ message: { contactId, version } }: Pick<ContactPanelProps, 'message'>): ReactNode {
  const { t } = useIntl()
  const { refresh } = useCachedResponses()
  const { write } = useWrite(calls.contact.answer, EFFECTS)
  const form = useZodForm({
    schema,
    name: `contactAnswer:${contactId}`,
    defaultValues: { text: '' },
    labels: { text: t('operations.answer') },
    onSubmit: async ({ text }) => {
      await write({ params: { contactId }, body: { text, version } }).catch(async (error: unknown) => {
        // A colleague can already have replied.
        await refresh(...CHANGED)
        throw error
      })
    },
  })
  return (
    <BoundForm form={form} submitLabel={t('operations.actionAnswer')} aria-label={t('operations.answer')}>
      <FormTextArea form={form} name="text" maxLength={LIMITS.textArea} />
    </BoundForm>
  )
}
