import { INCIDENT_FIELDS, INCIDENT_INVALID_TEXTS, INCIDENT_REQUIRED_TEXTS, LOCALES } from '@tessera/contract'

const INVALID: Partial<Record<string, keyof (typeof INCIDENT_INVALID_TEXTS)['en-US']>> = {
  email: 'primaryContactEmail',
  phone: 'callBackNumber',
}

/** Returns the messages of the incident form: for an empty field, and for an invalid address or number. */
export function incidentText(locale: string, field: string, problem: string): string | undefined {
  const [code = ''] = problem.split(':')
  const texts = LOCALES.find((each) => each === locale)
  // The pseudo-language translates only the portal's own messages.
  if (!texts) return undefined
  const invalid = INVALID[code]
  if (invalid) return INCIDENT_INVALID_TEXTS[texts][invalid]
  const known = INCIDENT_FIELDS.find((each) => each === field)
  return code === 'required' && known ? INCIDENT_REQUIRED_TEXTS[texts][known] : undefined
}
