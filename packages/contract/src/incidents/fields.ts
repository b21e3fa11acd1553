import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { phoneLine } from '../plain-text.ts'
import { isEmail, loginIdOf } from '../users/email.ts'
import { plainField, plainLine } from '../users/fields.ts'
import { isPhone } from '../users/rules.ts'
import type { IncidentField } from './texts.ts'
import { INCIDENT_INVALID_TEXTS, INCIDENT_REQUIRED_TEXTS } from './texts.ts'

const isFilled = (text: string): boolean => text !== ''
const required = (field: IncidentField) => ({
  error: INCIDENT_REQUIRED_TEXTS['en-US'][field],
  params: { code: 'required' },
  abort: true,
})

/** A required text of the form; a missing text has the message of an empty one. */
const neededText = (field: IncidentField) => z.string({ error: INCIDENT_REQUIRED_TEXTS['en-US'][field] })

/** A required single-line text of the form. */
export const requiredText = (field: IncidentField) =>
  neededText(field).pipe(plainLine(LIMITS.text).refine(isFilled, required(field)))

/** A required choice of the form, by its id. */
export const requiredChoice = (field: IncidentField) =>
  neededText(field).max(LIMITS.text).refine(isFilled, required(field))

/** A required email address of a form, with its messages for an empty and an invalid address. */
export const requiredEmail = (missing: string, invalid: string) =>
  z
    .string({ error: missing })
    .overwrite(loginIdOf)
    .refine(isFilled, { error: missing, params: { code: 'required' }, abort: true })
    .refine(isEmail, { error: invalid, params: { code: 'email' } })

/** The email address of the contact. */
export const contactEmail = requiredEmail(
  INCIDENT_REQUIRED_TEXTS['en-US'].primaryContactEmail,
  INCIDENT_INVALID_TEXTS['en-US'].primaryContactEmail,
)

/** The phone number of the contact. */
export const contactPhone = neededText('callBackNumber')
  .overwrite(phoneLine)
  .refine(isFilled, required('callBackNumber'))
  .refine((text) => text.length <= LIMITS.text && isPhone(text), {
    error: INCIDENT_INVALID_TEXTS['en-US'].callBackNumber,
    params: { code: 'phone' },
  })

/** The description of the situation. */
export const situation = neededText('situationDescription').pipe(
  plainField(LIMITS.textArea).refine(isFilled, required('situationDescription')),
)
