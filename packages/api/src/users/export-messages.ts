import type { ClientUserType, Locale, USER_COLUMNS, UserStage } from '@tessera/contract'

type ColumnId = (typeof USER_COLUMNS)[keyof typeof USER_COLUMNS][number]

interface Texts {
  headers: Readonly<Record<ColumnId, string>>
  yes: string
  no: string
  stages: Readonly<Record<UserStage, string>>
  types: Readonly<Record<ClientUserType, string>>
}

/** Texts of a user export. */
export const EXPORT_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    headers: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      uiCompanyType: 'Company type',
      multipleSupplierAccess: 'Multiple supplier access',
      products: 'Products',
      uiLastLoginTime: 'Last sign-in',
      uiState: 'State',
      createdBy: 'Created by',
      uiCreatedOnDate: 'Created on',
      blockedReason: 'Reason',
      uiBlockedBy: 'Blocked by',
      uiBlockedOn: 'Blocked on',
    },
    yes: 'Yes',
    no: 'No',
    stages: {
      INVITATION_SENT: 'Invitation sent',
      GRANTING_ACCESS: 'Granting access',
      COMPLETING: 'Completing',
      WAITING_FOR_ACCESS: 'Waiting for access',
      FAILED: 'Failed',
      EXPIRED: 'Expired',
    },
    types: {
      Supplier: 'Supplier',
      'Third Party User': 'Third Party User',
      'Basic Vendor': 'Basic Vendor',
      'Basic Third Party Agency': 'Basic Third Party Agency',
      Account: 'Account',
      Unknown: 'Unknown',
    },
  },
  'es-MX': {
    headers: {
      firstName: 'Nombre(s)',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      uiCompanyType: 'Tipo de empresa',
      multipleSupplierAccess: 'Acceso a varios proveedores',
      products: 'Productos',
      uiLastLoginTime: 'Último acceso',
      uiState: 'Estado',
      createdBy: 'Creado por',
      uiCreatedOnDate: 'Fecha de creación',
      blockedReason: 'Motivo',
      uiBlockedBy: 'Bloqueado por',
      uiBlockedOn: 'Fecha de bloqueo',
    },
    yes: 'Sí',
    no: 'No',
    stages: {
      INVITATION_SENT: 'Invitación enviada',
      GRANTING_ACCESS: 'Acceso en trámite',
      COMPLETING: 'En configuración',
      WAITING_FOR_ACCESS: 'En espera de acceso',
      FAILED: 'Con error',
      EXPIRED: 'Vencida',
    },
    types: {
      Supplier: 'Proveedor',
      'Third Party User': 'Usuario externo',
      'Basic Vendor': 'Proveedor básico',
      'Basic Third Party Agency': 'Agencia externa básica',
      Account: 'Cuenta',
      Unknown: 'Desconocido',
    },
  },
  'fr-CA': {
    headers: {
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      email: 'Courriel',
      uiCompanyType: 'Type d’entreprise',
      multipleSupplierAccess: 'Accès à plusieurs fournisseurs',
      products: 'Produits',
      uiLastLoginTime: 'Dernière connexion',
      uiState: 'Statut',
      createdBy: 'Créé par',
      uiCreatedOnDate: 'Date de création',
      blockedReason: 'Motif',
      uiBlockedBy: 'Bloqué par',
      uiBlockedOn: 'Date de blocage',
    },
    yes: 'Oui',
    no: 'Non',
    stages: {
      INVITATION_SENT: 'Invitation envoyée',
      GRANTING_ACCESS: 'Attribution de l’accès',
      COMPLETING: 'En configuration',
      WAITING_FOR_ACCESS: 'En attente d’accès',
      FAILED: 'En échec',
      EXPIRED: 'Expirée',
    },
    types: {
      Supplier: 'Fournisseur',
      'Third Party User': 'Utilisateur tiers',
      'Basic Vendor': 'Fournisseur de base',
      'Basic Third Party Agency': 'Agence tierce de base',
      Account: 'Compte',
      Unknown: 'Inconnu',
    },
  },
}
