import type { ImportField } from '@tessera/contract'
import { LOCALES, IMPORT_FIELDS } from '@tessera/contract'
import { comparableHeading } from '../files/comparable-text.ts'
import { ERROR_REASONS } from './error-reasons.ts'
import { HEADINGS } from './import-labels.ts'

/** Headings from users and other programs, in addition to those of the template. */
export const ALSO_CALLED: Readonly<Record<ImportField, readonly string[]>> = {
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

const TEMPLATE_HEADINGS = new Map(
  LOCALES.flatMap((locale) =>
    IMPORT_FIELDS.map((field) => [comparableHeading(HEADINGS[locale][field]), field] as const),
  ),
)
const OTHER_HEADINGS = new Map(
  IMPORT_FIELDS.flatMap((field) => ALSO_CALLED[field].map((word) => [comparableHeading(word), field] as const)),
)

/** Headings that only the file of remaining rows has. */
const REMAINING_ROWS_HEADINGS = new Set(
  LOCALES.flatMap((locale) => [ERROR_REASONS[locale].heading, ERROR_REASONS[locale].row].map(comparableHeading)),
)

/** Known headings in their plain form. */
export const KNOWN_HEADINGS: readonly string[] = [...TEMPLATE_HEADINGS.keys(), ...OTHER_HEADINGS.keys()]

/** The index of each column. The template's own heading comes before other known ones. */
export function columnIndexes(headings: readonly string[]): Map<ImportField, number> {
  const plainHeadings = headings.map(comparableHeading)
  const indexes = IMPORT_FIELDS.map((field) => {
    const index = plainHeadings.findIndex((heading) => TEMPLATE_HEADINGS.get(heading) === field)
    return [
      field,
      index === -1 ? plainHeadings.findIndex((heading) => OTHER_HEADINGS.get(heading) === field) : index,
    ] as const
  })
  return new Map(indexes.filter(([, index]) => index !== -1))
}

/** Whether only the file of remaining rows has this heading. */
export function isOfRemainingRows(heading: string): boolean {
  return REMAINING_ROWS_HEADINGS.has(comparableHeading(heading))
}
