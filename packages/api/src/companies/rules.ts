import type { CompanyStatus, CompanyType, Locale } from '@tessera/contract'

type Words<K extends string> = Readonly<Record<Locale, Readonly<Record<K, string>>>>

const TYPES: Words<CompanyType> = {
  'en-US': {
    SUPPLIER: 'Supplier',
    THIRD_PARTY_AGENCY: 'Third-party agency',
    ACCOUNT: 'Account',
    INTERNAL: 'Internal',
    BASIC_VENDOR: 'Basic vendor',
  },
  'es-MX': {
    SUPPLIER: 'Proveedor',
    THIRD_PARTY_AGENCY: 'Agencia externa',
    ACCOUNT: 'Cuenta',
    INTERNAL: 'Interna',
    BASIC_VENDOR: 'Vendedor básico',
  },
  'fr-CA': {
    SUPPLIER: 'Fournisseur',
    THIRD_PARTY_AGENCY: 'Agence tierce',
    ACCOUNT: 'Compte',
    INTERNAL: 'Interne',
    BASIC_VENDOR: 'Vendeur de base',
  },
}

const STATUSES: Words<CompanyStatus> = {
  'en-US': { ACTIVE: 'Active', PENDING: 'Pending', SUSPENDED: 'Suspended', INACTIVE: 'Inactive' },
  'es-MX': { ACTIVE: 'Activa', PENDING: 'Pendiente', SUSPENDED: 'Suspendida', INACTIVE: 'Inactiva' },
  'fr-CA': { ACTIVE: 'Active', PENDING: 'En attente', SUSPENDED: 'Suspendue', INACTIVE: 'Inactive' },
}

/** What a company type is called. */
export const typeTitle = (type: CompanyType, locale: Locale): string => TYPES[locale][type]

/** What a company's status is called. */
export const statusTitle = (status: CompanyStatus, locale: Locale): string => STATUSES[locale][status]
