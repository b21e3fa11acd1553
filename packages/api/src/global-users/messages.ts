import type { GlobalRole, GlobalUserColumn, Locale } from '@tessera/contract'

interface Texts {
  headers: Readonly<Record<GlobalUserColumn, string>>
  /** The heading of `sbu` in the asset protection layout. */
  blackout: string
  roles: Readonly<Record<GlobalRole, string>>
}

/** Messages of global user lists, for their search and exports. */
export const GLOBAL_USER_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    headers: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      companyName: 'Company',
      companyType: 'Company type',
      thirdPartyCompanyName: 'Third-party company',
      appAccess: 'App access',
      role: 'Role',
      lastLogin: 'Last sign-in',
      sbu: 'Strategic business unit',
      buoAreaNumber: 'Area number',
    },
    blackout: 'Blackout',
    roles: {
      SUPER_ADMIN: 'Super administrator',
      SUPER_ADMIN_SPECTATOR: 'Super administrator, read-only',
      ADMIN: 'Administrator',
      USER: 'User',
    },
  },
  'es-MX': {
    headers: {
      firstName: 'Nombre(s)',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      companyName: 'Empresa',
      companyType: 'Tipo de empresa',
      thirdPartyCompanyName: 'Empresa externa',
      appAccess: 'Acceso a aplicaciones',
      role: 'Rol',
      lastLogin: 'Último acceso',
      sbu: 'Unidad estratégica de negocio',
      buoAreaNumber: 'Número de área',
    },
    blackout: 'Periodo de restricción',
    roles: {
      SUPER_ADMIN: 'Superadministrador',
      SUPER_ADMIN_SPECTATOR: 'Superadministrador, solo lectura',
      ADMIN: 'Administrador',
      USER: 'Usuario',
    },
  },
  'fr-CA': {
    headers: {
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      email: 'Courriel',
      companyName: 'Entreprise',
      companyType: 'Type d’entreprise',
      thirdPartyCompanyName: 'Entreprise tierce',
      appAccess: 'Accès aux applications',
      role: 'Rôle',
      lastLogin: 'Dernière connexion',
      sbu: 'Unité d’affaires stratégique',
      buoAreaNumber: 'Numéro de secteur',
    },
    blackout: 'Période d’interdiction',
    roles: {
      SUPER_ADMIN: 'Superadministrateur',
      SUPER_ADMIN_SPECTATOR: 'Superadministrateur, lecture seule',
      ADMIN: 'Administrateur',
      USER: 'Utilisateur',
    },
  },
}
