import type { Locale } from '../locales.ts'
import type { IncidentStatus } from './rules.ts'

type Texts<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>

/** The label of each status for the contact. */
export const INCIDENT_STATUS_TEXTS: Texts<IncidentStatus> = {
  'en-US': {
    NEW: 'New',
    IN_PROGRESS: 'In progress',
    WAITING_ON_USER: 'Waiting on you',
    RESOLVED: 'Resolved',
    CLOSED: 'Closed',
  },
  'es-MX': {
    NEW: 'Nuevo',
    IN_PROGRESS: 'En proceso',
    WAITING_ON_USER: 'En espera de tu respuesta',
    RESOLVED: 'Resuelto',
    CLOSED: 'Cerrado',
  },
  'fr-CA': {
    NEW: 'Nouveau',
    IN_PROGRESS: 'En cours',
    WAITING_ON_USER: 'En attente de votre réponse',
    RESOLVED: 'Résolu',
    CLOSED: 'Clos',
  },
}

/** The label of each status for staff, who wait for the user. */
export const STAFF_STATUS_TEXTS: Texts<IncidentStatus> = {
  'en-US': { ...INCIDENT_STATUS_TEXTS['en-US'], WAITING_ON_USER: 'Waiting on the user' },
  'es-MX': { ...INCIDENT_STATUS_TEXTS['es-MX'], WAITING_ON_USER: 'En espera del usuario' },
  'fr-CA': { ...INCIDENT_STATUS_TEXTS['fr-CA'], WAITING_ON_USER: 'En attente de l’utilisateur' },
}

/** The fields of the incident form that have their own message for an empty value. */
export const INCIDENT_FIELDS = [
  'accountType',
  'supportType',
  'issue',
  'issueType',
  'subIssueType',
  'firstName',
  'lastName',
  'companyName',
  'callBackNumber',
  'primaryContactEmail',
  'situationDescription',
] as const
export type IncidentField = (typeof INCIDENT_FIELDS)[number]

/** The message of each empty field. */
export const INCIDENT_REQUIRED_TEXTS: Texts<IncidentField> = {
  'en-US': {
    accountType: 'Select an account type',
    supportType: 'Select a support type',
    issue: 'Select an issue',
    issueType: 'Select an issue type',
    subIssueType: 'Select a sub-issue type',
    firstName: 'Enter a first name',
    lastName: 'Enter a last name',
    companyName: 'Enter a company name',
    callBackNumber: 'Enter a call back number',
    primaryContactEmail: 'Enter a primary contact',
    situationDescription: 'Enter the situation description',
  },
  'es-MX': {
    accountType: 'Selecciona un tipo de cuenta',
    supportType: 'Selecciona un tipo de soporte',
    issue: 'Selecciona un problema',
    issueType: 'Selecciona un tipo de problema',
    subIssueType: 'Selecciona un subtipo de problema',
    firstName: 'Escribe un nombre',
    lastName: 'Escribe los apellidos',
    companyName: 'Escribe el nombre de una empresa',
    callBackNumber: 'Escribe un teléfono para devolver la llamada',
    primaryContactEmail: 'Escribe el correo del contacto principal',
    situationDescription: 'Escribe la descripción de la situación',
  },
  'fr-CA': {
    accountType: 'Sélectionnez un type de compte',
    supportType: 'Sélectionnez un type d’assistance',
    issue: 'Sélectionnez un problème',
    issueType: 'Sélectionnez un type de problème',
    subIssueType: 'Sélectionnez un sous-type de problème',
    firstName: 'Entrez un prénom',
    lastName: 'Entrez un nom de famille',
    companyName: 'Entrez un nom d’entreprise',
    callBackNumber: 'Entrez un numéro de rappel',
    primaryContactEmail: 'Entrez le courriel de la personne-ressource',
    situationDescription: 'Entrez la description de la situation',
  },
}

/** The message of each field with an invalid value. */
export const INCIDENT_INVALID_TEXTS: Texts<'callBackNumber' | 'primaryContactEmail'> = {
  'en-US': {
    callBackNumber: 'Enter a valid phone number',
    primaryContactEmail: 'Enter a valid primary contact',
  },
  'es-MX': {
    callBackNumber: 'Escribe un número de teléfono válido',
    primaryContactEmail: 'Escribe un correo válido para el contacto principal, como nombre@ejemplo.com',
  },
  'fr-CA': {
    callBackNumber: 'Entrez un numéro de téléphone valide',
    primaryContactEmail: 'Entrez un courriel valide pour la personne-ressource, comme nom@exemple.com',
  },
}
