import type { Locale } from '@tessera/contract'
import type { IncidentMails } from './mail-kinds.ts'
import { INCIDENT_MAILS_EN } from './mail-messages.en-US.ts'
import { INCIDENT_MAILS_ES } from './mail-messages.es-MX.ts'
import { INCIDENT_MAILS_FR } from './mail-messages.fr-CA.ts'

/** The emails about an incident, by language. */
export const INCIDENT_MAILS: Readonly<Record<Locale, IncidentMails>> = {
  'en-US': INCIDENT_MAILS_EN,
  'es-MX': INCIDENT_MAILS_ES,
  'fr-CA': INCIDENT_MAILS_FR,
}
