import * as z from 'zod'
import { requiredEmail, requiredText } from '../incidents/fields.ts'
import { supportChoice } from '../incidents/parts.ts'
import { LIMITS } from '../limits.ts'
import { listInput, listOf, pageOf, versioned } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { phone, plainField, requiredField } from '../users/fields.ts'
import { CONTACT_LIST, CONTACT_STATES } from './list.ts'

const MESSAGE_REQUIRED = { error: 'Enter a message', params: { code: 'required' } }

/** The contact form. Its required fields have the messages of the incident form. */
export const newContact = z.object({
  firstName: requiredText('firstName'),
  lastName: requiredText('lastName'),
  email: requiredEmail('Enter an email address', 'Enter an email address such as name@example.com.'),
  companyName: requiredText('companyName'),
  phone: phone.default(''),
  topicId: requiredText('supportType'),
  message: z
    .string({ error: 'Enter a message' })
    .pipe(plainField(LIMITS.textArea).refine((text) => text !== '', MESSAGE_REQUIRED)),
  consent: z.literal(true, { error: 'Tick the box to let us answer you.' }),
  locale: z.enum(LOCALES),
  /** The variant of the form (`contact_us_ab_test`). */
  variant: z.enum(['a', 'b']),
})

export const contactMessage = z.object({
  contactId: z.uuid(),
  ...versioned,
  createdOn: z.iso.datetime(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  phone: z.string(),
  topic: supportChoice,
  message: z.string(),
  locale: z.enum(LOCALES),
  variant: z.enum(['a', 'b']),
  /** Null without a reply. */
  answer: z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
})

const contactQuery = z.object({ ...listInput(CONTACT_LIST), states: listOf(CONTACT_STATES).optional() })

/** The schemas of the contact area's calls. */
export const contactSchemas = {
  send: { body: newContact, answer: z.object({ contactId: z.uuid() }) },
  list: { query: contactQuery, answer: pageOf(contactMessage) },
  /**
   * Sends the reply by email. If a colleague has already replied, the response is 409 `CONFLICT` with the message as
   * `current`.
   */
  answer: {
    params: z.object({ contactId: z.uuid() }),
    body: z.object({ text: requiredField(LIMITS.textArea), ...versioned }),
    answer: contactMessage,
  },
}

export type NewContact = z.input<typeof newContact>
export type ContactMessage = z.infer<typeof contactMessage>
export type ContactQuery = z.infer<typeof contactQuery>
