import type { IncidentWords } from './incident-words.ts'

/** What the form holds. */
export interface Incident {
  account: string | null
  kind: string | null
  happened: string | null
  situation: string
  onBehalf: boolean
  firstName: string
  lastName: string
  company: string
  email: string
  phone: string
}

export const emptyIncident: Incident = {
  account: null,
  kind: null,
  happened: null,
  situation: '',
  onBehalf: false,
  firstName: 'Dana',
  lastName: 'Reyes',
  company: 'Bright Foods',
  email: 'dana@brightfoods',
  phone: '',
}

/** What is wrong, by field, in the order of the page. */
export function problemsOf(incident: Incident, words: IncidentWords) {
  const problems: Partial<Record<keyof Incident, string>> = {}
  if (!incident.account) problems.account = words.accountMissing
  if (!incident.kind) problems.kind = words.kindMissing
  if (!incident.situation.trim()) problems.situation = words.situationMissing
  if (!incident.firstName.trim()) problems.firstName = words.firstNameMissing
  if (!incident.lastName.trim()) problems.lastName = words.lastNameMissing
  if (!incident.company.trim()) problems.company = words.companyMissing
  if (!/^[\d\s()+.-]*$/.test(incident.phone) || incident.phone.replaceAll(/\D/g, '').length < 7) {
    problems.phone = words.phoneWrong
  }
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(incident.email)) problems.email = words.emailWrong
  return problems
}
