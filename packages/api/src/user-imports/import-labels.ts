import type { ClientUserType, Locale, ProductCode, ImportField, UserKind, UserRole } from '@tessera/contract'
import { clientUserType, LOCALES, USER_KINDS, USER_ROLES } from '@tessera/contract'
import { comparableText } from '../files/comparable-text.ts'

/** Name of the worksheet in a file of users. */
export const WORKSHEET = 'users'

/** Headings of the columns in a file of users. */
export const HEADINGS: Readonly<Record<Locale, Readonly<Record<ImportField, string>>>> = {
  'en-US': {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    companyType: 'Company Type',
    products: 'Products',
    role: 'Role',
  },
  'es-MX': {
    firstName: 'Nombre(s)',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    companyType: 'Tipo de empresa',
    products: 'Productos',
    role: 'Rol',
  },
  'fr-CA': {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    companyType: 'Type d’entreprise',
    products: 'Produits',
    role: 'Rôle',
  },
}

/** The labels of company types in cells. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<UserKind, string>>>> = {
  'en-US': { COMPANY: 'Our company', THIRD_PARTY: 'Third party' },
  'es-MX': { COMPANY: 'Nuestra empresa', THIRD_PARTY: 'Tercero' },
  'fr-CA': { COMPANY: 'Notre entreprise', THIRD_PARTY: 'Tiers' },
}

/** The labels of roles in cells. */
export const ROLES: Readonly<Record<Locale, Readonly<Record<UserRole, string>>>> = {
  'en-US': { ADMIN: 'Administrator', USER: 'User' },
  'es-MX': { ADMIN: 'Administrador', USER: 'Usuario' },
  'fr-CA': { ADMIN: 'Administrateur', USER: 'Utilisateur' },
}

/** User types as the list of users shows them in Spanish and French. */
const TYPES: Readonly<Partial<Record<ClientUserType, readonly string[]>>> = {
  Supplier: ['Proveedor', 'Fournisseur'],
  'Third Party User': ['Usuario externo', 'Utilisateur tiers'],
  'Basic Vendor': ['Proveedor básico', 'Fournisseur de base'],
  'Basic Third Party Agency': ['Agencia externa básica', 'Agence tierce de base'],
  Account: ['Cuenta', 'Compte'],
}

const typeLabels = (type: ClientUserType): string[] => [type, ...(TYPES[type] ?? [])]

/** Codes by the labels that cells can have, in their plain form. */
export interface ImportLabels {
  kinds: ReadonlyMap<string, UserKind>
  roles: ReadonlyMap<string, UserRole>
  products: ReadonlyMap<string, ProductCode>
}

/** If two codes have the same label, the first one wins. */
function codesByLabel<Code extends string>(named: readonly (readonly [word: string, code: Code])[]): Map<string, Code> {
  return new Map(named.map(([word, code]) => [comparableText(word), code] as const).toReversed())
}

type Company = Omit<Parameters<typeof clientUserType>[0], 'isThirdParty'>

/** The labels that cells of a company's file can have: codes, and their names in each language. */
export function importLabels(
  company: Company,
  products: readonly { code: ProductCode; title: string }[],
): ImportLabels {
  return {
    kinds: codesByLabel(
      USER_KINDS.flatMap((kind) => [
        [kind, kind] as const,
        ...LOCALES.map((locale) => [KINDS[locale][kind], kind] as const),
        // As in the list of users.
        ...typeLabels(clientUserType({ ...company, isThirdParty: kind === 'THIRD_PARTY' })).map(
          (word) => [word, kind] as const,
        ),
      ]),
    ),
    roles: codesByLabel(
      USER_ROLES.flatMap((role) => [
        [role, role] as const,
        ...LOCALES.map((locale) => [ROLES[locale][role], role] as const),
      ]),
    ),
    products: codesByLabel(products.flatMap(({ code, title }) => [[code, code] as const, [title, code] as const])),
  }
}
