import type { AccountType, CompanyStatus, CompanyType, Locale } from '@tessera/contract'

type Texts<K extends string> = Readonly<Record<Locale, Readonly<Record<K, string>>>>

const TYPES: Texts<CompanyType | 'BASIC_AGENCY' | 'UNKNOWN'> = {
  'en-US': {
    SUPPLIER: 'Supplier',
    THIRD_PARTY_AGENCY: 'Third-party agency',
    ACCOUNT: 'Account',
    INTERNAL: 'Internal',
    BASIC_VENDOR: 'Basic vendor',
    BASIC_AGENCY: 'Basic third-party agency',
    UNKNOWN: 'Unknown',
  },
  'es-MX': {
    SUPPLIER: 'Proveedor',
    THIRD_PARTY_AGENCY: 'Agencia externa',
    ACCOUNT: 'Cuenta',
    INTERNAL: 'Interna',
    BASIC_VENDOR: 'Proveedor básico',
    BASIC_AGENCY: 'Agencia externa básica',
    UNKNOWN: 'Desconocida',
  },
  'fr-CA': {
    SUPPLIER: 'Fournisseur',
    THIRD_PARTY_AGENCY: 'Agence tierce',
    ACCOUNT: 'Compte',
    INTERNAL: 'Interne',
    BASIC_VENDOR: 'Fournisseur de base',
    BASIC_AGENCY: 'Agence tierce de base',
    UNKNOWN: 'Inconnue',
  },
}

const STATUSES: Texts<CompanyStatus> = {
  'en-US': { ACTIVE: 'Active', PENDING: 'Pending', SUSPENDED: 'Suspended', INACTIVE: 'Inactive' },
  'es-MX': { ACTIVE: 'Activa', PENDING: 'Pendiente', SUSPENDED: 'Suspendida', INACTIVE: 'Inactiva' },
  'fr-CA': { ACTIVE: 'Active', PENDING: 'En attente', SUSPENDED: 'Suspendue', INACTIVE: 'Inactive' },
}

/** The name of a company's type. */
export const typeTitle = (type: CompanyType, locale: Locale): string => TYPES[locale][type]

/** The name of a company's kind: its type, plus its tier if the type has several. */
export function kindTitle(type: CompanyType | null, accountType: AccountType | null, locale: Locale): string {
  const isBasicAgency = type === 'THIRD_PARTY_AGENCY' && accountType === 'Basic'
  return TYPES[locale][isBasicAgency ? 'BASIC_AGENCY' : (type ?? 'UNKNOWN')]
}

/** The name of a company's status. */
export const statusTitle = (status: CompanyStatus, locale: Locale): string => STATUSES[locale][status]
