import type { SheetField } from '@tessera/contract'
import { LOCALES, SHEET_FIELDS } from '@tessera/contract'
import { plainHeading } from '../files/plain-word.ts'
import { REASON_MESSAGES } from './reason-messages.ts'
import { HEADINGS } from './sheet-messages.ts'

/** What people and other programs call the columns of a file of users, besides what its template does. */
export const ALSO_CALLED: Readonly<Record<SheetField, readonly string[]>> = {
  firstName: ['Forename', 'Given name', 'Nombre', 'Primer nombre', 'Nombre de pila', 'Prénom(s)', 'Prénom usuel'],
  lastName: ['Surname', 'Family name', 'Apellido', 'Nom', 'Noms de famille'],
  email: [
    'Mail',
    'Email address',
    'Mail address',
    'Work email',
    'User email',
    'Email ID',
    'Correo',
    'Correo-e',
    'Dirección de correo',
    'Dirección de correo electrónico',
    'Dirección de email',
    'Correo de trabajo',
    'Correo del usuario',
    'Courriels',
    'Courrier électronique',
    'Adresse courriel',
    'Adresse de courriel',
    'Adresse e-mail',
    'Adresse mail',
    'Adresse électronique',
    'Courriel professionnel',
    'Courriel de l’utilisateur',
  ],
  companyType: [
    'Type',
    'User type',
    'Type of user',
    'Type of company',
    'Tipo',
    'Tipo de usuario',
    'Tipo de compañía',
    'Tipo empresa',
    'Type d’utilisateur',
    'Type de compagnie',
    'Type de société',
    'Type entreprise',
  ],
  products: [
    'Product',
    'Products access',
    'Product access',
    'App',
    'Apps',
    'Application',
    'Applications',
    'Producto',
    'Acceso a productos',
    'Aplicación',
    'Aplicaciones',
    'Produit',
    'Accès aux produits',
  ],
  role: [
    'Roles',
    'User role',
    'Access role',
    'Rol de usuario',
    'Rol del usuario',
    'Rôles',
    'Rôle utilisateur',
    'Rôle de l’utilisateur',
  ],
}

const OF_TEMPLATE = new Map(
  LOCALES.flatMap((locale) => SHEET_FIELDS.map((field) => [plainHeading(HEADINGS[locale][field]), field] as const)),
)
const OF_PEOPLE = new Map(
  SHEET_FIELDS.flatMap((field) => ALSO_CALLED[field].map((word) => [plainHeading(word), field] as const)),
)

/** What the columns are called that our own file of failed rows has besides. */
const OF_FAILED_ROWS = new Set(
  LOCALES.flatMap((locale) => [REASON_MESSAGES[locale].heading, REASON_MESSAGES[locale].row].map(plainHeading)),
)

/** The headings of a file of users in their plain form. */
export const KNOWN_HEADINGS: readonly string[] = [...OF_TEMPLATE.keys(), ...OF_PEOPLE.keys()]

/** Where each column stands that a file has: under the template's own heading, or else under what people call it. */
export function placesOf(headings: readonly string[]): Map<SheetField, number> {
  const words = headings.map(plainHeading)
  const places = SHEET_FIELDS.map((field) => {
    const place = words.findIndex((word) => OF_TEMPLATE.get(word) === field)
    return [field, place === -1 ? words.findIndex((word) => OF_PEOPLE.get(word) === field) : place] as const
  })
  return new Map(places.filter(([, place]) => place !== -1))
}

/** Whether a column is one that our own file of failed rows has besides those of a file of users. */
export function isOfFailedRows(heading: string): boolean {
  return OF_FAILED_ROWS.has(plainHeading(heading))
}
