import type { RegistrationForm } from '@tessera/contract'
import { LOCALES } from '@tessera/contract'
import { personName, phone, shortText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'

const accepted = (isAsked: boolean) =>
  z.boolean().refine((isAccepted) => isAccepted || !isAsked, { params: { code: 'accepted' } })

/** Schema of a registration; hidden fields can stay empty. */
export function registrationSchema({ confirmsCompany, terms_version, addendum_version }: RegistrationForm) {
  return z.object({
    firstName: personName,
    lastName: personName,
    jobTitle: shortText,
    phone,
    language_code: z.enum(LOCALES),
    timezone: z.string().min(1),
    companyName: shortText.refine((name) => name !== '' || !confirmsCompany),
    termsAccepted: accepted(terms_version !== null),
    dataSharingAccepted: accepted(confirmsCompany && addendum_version !== null),
  })
}

/** The form's values. */
export type RegistrationInput = z.input<ReturnType<typeof registrationSchema>>

/** The validated values. */
export type RegistrationValues = z.output<ReturnType<typeof registrationSchema>>
