import * as z from 'zod'
import { companyName, oneCompany } from '../companies/schemas.ts'
import { LIMITS } from '../limits.ts'
import { LOCALES } from '../locales.ts'
import { timezone, userInfo } from '../session/schemas.ts'
import { administrationSchemas } from './administration-schemas.ts'
import { exportSchemas } from './export-schemas.ts'
import { personName, phone, plainLine } from './fields.ts'

const registration = z.object({
  firstName: personName,
  lastName: personName,
  phone: phone.optional(),
  jobTitle: plainLine(LIMITS.text).optional(),
  language_code: z.enum(LOCALES),
  timezone,
  termsAccepted: z.literal(true),
  terms_version: z.string().max(LIMITS.text),
})

/** Additional input from the company's first administrator. */
const basicRegistration = registration.extend({
  companyName: companyName.optional(),
  dataSharingAccepted: z.literal(true).optional(),
})

const registrationForm = z.object({
  kind: z.enum(['full', 'basic']),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether the user also confirms the company's name and accepts the data sharing addendum. */
  confirmsCompany: z.boolean(),
  companyName: z.string(),
  /** The current versions; null if there is nothing to accept. */
  terms_version: z.string().nullable(),
  addendum_version: z.string().nullable(),
})

/** The user's editable details; empty if not given. */
const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
})

const profileChanges = z.object({
  firstName: personName,
  lastName: personName,
  phone,
  jobTitle: plainLine(LIMITS.text),
})

/** Schemas of the users calls. */
export const usersSchemas = {
  registration: { params: oneCompany, answer: registrationForm },
  completeRegistration: { params: oneCompany, body: registration, answer: userInfo },
  completeBasicRegistration: { params: oneCompany, body: basicRegistration, answer: userInfo },
  readProfile: { params: oneCompany, answer: profile },
  writeProfile: { params: oneCompany, body: profileChanges, answer: profile },
  ...administrationSchemas,
  ...exportSchemas,
}

export type Registration = z.infer<typeof registration>
export type BasicRegistration = z.infer<typeof basicRegistration>
export type RegistrationForm = z.infer<typeof registrationForm>
export type Profile = z.infer<typeof profile>
