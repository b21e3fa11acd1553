import { isEmail, LIMITS, loginIdOf } from '@tessera/contract'
import { longText, phone, shortText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'

/** A contact message. */
export const contactSchema = z.object({
  firstName: shortText.min(1),
  lastName: shortText.min(1),
  email: z
    .string()
    .overwrite(loginIdOf)
    .refine(isEmail, { params: { code: 'email' } }),
  companyName: shortText.min(1),
  phone,
  topicId: z.string().min(1),
  message: longText(LIMITS.textArea),
  consent: z.boolean().refine((isGiven) => isGiven, { params: { code: 'accepted' } }),
})

/** The values of the form. */
export type ContactInput = z.input<typeof contactSchema>
