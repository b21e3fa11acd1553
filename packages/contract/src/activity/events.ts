import type { Locale } from '../locales.ts'
import { COMPANY_EVENTS } from './company-events.ts'
import type { ActivityEvent, ActivityGroup } from './groups.ts'
import { PORTAL_EVENTS } from './portal-events.ts'
import { USER_EVENTS } from './user-events.ts'
import type { EventMessages } from './messages.ts'

/** Every event of the activity log with its title and its description. */
export const ACTIVITY_EVENTS: Readonly<Record<ActivityEvent, EventMessages>> = {
  ...USER_EVENTS,
  ...COMPANY_EVENTS,
  ...PORTAL_EVENTS,
}

/** The titles of the groups of events. */
export const ACTIVITY_GROUP_TITLES: Readonly<Record<ActivityGroup, Readonly<Record<Locale, string>>>> = {
  users: { 'en-US': 'Users', 'es-MX': 'Usuarios', 'fr-CA': 'Utilisateurs' },
  requests: { 'en-US': 'Access requests', 'es-MX': 'Solicitudes de acceso', 'fr-CA': 'Demandes d’accès' },
  legal: { 'en-US': 'Terms and agreements', 'es-MX': 'Términos y acuerdos', 'fr-CA': 'Conditions et ententes' },
  domains: { 'en-US': 'Authorized domains', 'es-MX': 'Dominios autorizados', 'fr-CA': 'Domaines autorisés' },
  partners: { 'en-US': 'Partners', 'es-MX': 'Socios', 'fr-CA': 'Partenaires' },
  reviews: { 'en-US': 'Access reviews', 'es-MX': 'Revisiones de accesos', 'fr-CA': 'Revues des accès' },
  exports: { 'en-US': 'Exports', 'es-MX': 'Exportaciones', 'fr-CA': 'Exportations' },
  company: { 'en-US': 'Company', 'es-MX': 'Empresa', 'fr-CA': 'Entreprise' },
  globalUsers: { 'en-US': 'Global users', 'es-MX': 'Usuarios globales', 'fr-CA': 'Utilisateurs globaux' },
  operation: { 'en-US': 'Portal operation', 'es-MX': 'Operación del portal', 'fr-CA': 'Exploitation du portail' },
  content: { 'en-US': 'Content', 'es-MX': 'Contenido', 'fr-CA': 'Contenu' },
}
