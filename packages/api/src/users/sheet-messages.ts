import type { ClientUserType, Locale, ProductCode, SheetField, UserKind, UserRole } from '@tessera/contract'
import { clientUserType, LOCALES, USER_KINDS, USER_ROLES } from '@tessera/contract'
import { plainWord } from '../files/plain-word.ts'

/** What the sheet of a file of users is called. */
export const SHEET = 'users'

/** What the columns of a file of users are called. */
export const HEADINGS: Readonly<Record<Locale, Readonly<Record<SheetField, string>>>> = {
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

/** What somebody is in their company, or for it. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<UserKind, string>>>> = {
  'en-US': { COMPANY: 'Our company', THIRD_PARTY: 'Third party' },
  'es-MX': { COMPANY: 'Nuestra empresa', THIRD_PARTY: 'Tercero' },
  'fr-CA': { COMPANY: 'Notre entreprise', THIRD_PARTY: 'Tiers' },
}

/** What roles are called. */
export const ROLES: Readonly<Record<Locale, Readonly<Record<UserRole, string>>>> = {
  'en-US': { ADMIN: 'Administrator', USER: 'User' },
  'es-MX': { ADMIN: 'Administrador', USER: 'Usuario' },
  'fr-CA': { ADMIN: 'Administrateur', USER: 'Utilisateur' },
}

/** What the list of users calls people of a company in Spanish and French. */
const TYPES: Readonly<Partial<Record<ClientUserType, readonly string[]>>> = {
  Supplier: ['Proveedor', 'Fournisseur'],
  'Third Party User': ['Usuario externo', 'Utilisateur tiers'],
  'Basic Vendor': ['Proveedor básico', 'Fournisseur de base'],
  'Basic Third Party Agency': ['Agencia externa básica', 'Agence tierce de base'],
  Account: ['Cuenta', 'Compte'],
}

const typeWords = (type: ClientUserType): string[] => [type, ...(TYPES[type] ?? [])]

/** What words in cells stand for. */
export interface SheetMessages {
  kinds: ReadonlyMap<string, UserKind>
  roles: ReadonlyMap<string, UserRole>
  products: ReadonlyMap<string, ProductCode>
}

/** Of two things that are called alike, the first is meant. */
function wordsOf<Code extends string>(named: readonly (readonly [word: string, code: Code])[]): Map<string, Code> {
  return new Map(named.map(([word, code]) => [plainWord(word), code] as const).toReversed())
}

type Company = Omit<Parameters<typeof clientUserType>[0], 'isThirdParty'>

/** What cells may say of somebody of a company: codes, and what they are called in each language. */
export function sheetMessages(
  company: Company,
  products: readonly { code: ProductCode; title: string }[],
): SheetMessages {
  return {
    kinds: wordsOf(
      USER_KINDS.flatMap((kind) => [
        [kind, kind] as const,
        ...LOCALES.map((locale) => [KINDS[locale][kind], kind] as const),
        // As the list of users calls them.
        ...typeWords(clientUserType({ ...company, isThirdParty: kind === 'THIRD_PARTY' })).map(
          (word) => [word, kind] as const,
        ),
      ]),
    ),
    roles: wordsOf(
      USER_ROLES.flatMap((role) => [
        [role, role] as const,
        ...LOCALES.map((locale) => [ROLES[locale][role], role] as const),
      ]),
    ),
    products: wordsOf(products.flatMap(({ code, title }) => [[code, code] as const, [title, code] as const])),
  }
}
