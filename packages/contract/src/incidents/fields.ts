import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { phoneLine } from '../plain-text.ts'
import { isEmail, loginIdOf } from '../users/email.ts'
import { plainField, plainLine } from '../users/fields.ts'
import { isPhone } from '../users/rules.ts'
import type { IncidentField } from './texts.ts'
import { INCIDENT_INVALID_TEXTS, INCIDENT_REQUIRED_TEXTS } from './texts.ts'

const isThere = (text: string): boolean => text !== ''
const required = (field: IncidentField) => ({
  error: INCIDENT_REQUIRED_TEXTS['en-US'][field],
  params: { code: 'required' },
  abort: true,
})

/** One line that the form needs. */
export const requiredText = (field: IncidentField) => plainLine(LIMITS.text).refine(isThere, required(field))

/** A choice that the form needs, by its id. */
export const requiredChoice = (field: IncidentField) => z.string().max(LIMITS.text).refine(isThere, required(field))

/** The email address of the contact. */
export const contactEmail = z
  .string()
  .overwrite(loginIdOf)
  .refine(isThere, required('primaryContactEmail'))
  .refine(isEmail, { error: INCIDENT_INVALID_TEXTS['en-US'].primaryContactEmail, params: { code: 'email' } })

/** The phone number of the contact. */
export const contactPhone = z
  .string()
  .overwrite(phoneLine)
  .refine(isThere, required('callBackNumber'))
  .refine((text) => text.length <= LIMITS.text && isPhone(text), {
    error: INCIDENT_INVALID_TEXTS['en-US'].callBackNumber,
    params: { code: 'phone' },
  })

/** The description of the situation. */
export const situation = plainField(LIMITS.textArea).refine(isThere, required('situationDescription'))
