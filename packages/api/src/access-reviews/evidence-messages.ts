import type { Locale, ReviewDecision, ReviewReason, UserRole } from '@tessera/contract'

type ColumnId =
  | 'company'
  | 'openedAt'
  | 'deadline'
  | 'confirmedBy'
  | 'confirmedAt'
  | 'lastName'
  | 'firstName'
  | 'email'
  | 'role'
  | 'status'
  | 'products'
  | 'lastLoginAt'
  | 'invitedBy'
  | 'invitedAt'
  | 'advice'
  | 'reason'
  | 'decision'
  | 'decidedBy'
  | 'decidedAt'
  | 'note'

interface Texts {
  headers: Readonly<Record<ColumnId, string>>
  advice: Readonly<Record<ReviewDecision, string>>
  decisions: Readonly<Record<ReviewDecision, string>>
  reasons: Readonly<Record<ReviewReason, string>>
  roles: Readonly<Record<UserRole, string>>
  statuses: Readonly<Record<'ACTIVE' | 'PENDING', string>>
  /** The name for the portal’s operators, who invite a company’s first administrator. */
  operators: string
}

/** Texts of an access review's evidence. */
export const EVIDENCE_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    headers: {
      company: 'Company',
      openedAt: 'Review opened on',
      deadline: 'Deadline',
      confirmedBy: 'Review confirmed by',
      confirmedAt: 'Review confirmed on',
      lastName: 'Last name',
      firstName: 'First name',
      email: 'Email',
      role: 'Role',
      status: 'Status',
      products: 'Products',
      lastLoginAt: 'Last sign-in',
      invitedBy: 'Invited by',
      invitedAt: 'Invited on',
      advice: 'Recommendation',
      reason: 'Reason',
      decision: 'Decision',
      decidedBy: 'Decided by',
      decidedAt: 'Decided on',
      note: 'Note',
    },
    advice: { KEEP: 'Keep', REMOVE: 'Remove' },
    decisions: { KEEP: 'Keep', REMOVE: 'Remove' },
    reasons: {
      OWN_ACCOUNT: 'Own account of the reviewer',
      ONLY_ADMIN: 'Only administrator',
      OTHER_DOMAIN: 'Domain is no longer authorized',
      INVITED: 'Invited recently',
      NEVER_SIGNED_IN: 'Never logged in',
      NOT_FOR_90_DAYS: 'Not logged in for 90 days',
      SIGNED_IN: 'Logged in within 90 days',
    },
    roles: { ADMIN: 'Administrator', USER: 'User' },
    statuses: { ACTIVE: 'Active', PENDING: 'Pending' },
    operators: 'Portal operators',
  },
  'es-MX': {
    headers: {
      company: 'Empresa',
      openedAt: 'Fecha de apertura',
      deadline: 'Fecha límite',
      confirmedBy: 'Revisión confirmada por',
      confirmedAt: 'Fecha de confirmación',
      lastName: 'Apellidos',
      firstName: 'Nombre(s)',
      email: 'Correo electrónico',
      role: 'Rol',
      status: 'Estado',
      products: 'Productos',
      lastLoginAt: 'Último acceso',
      invitedBy: 'Invitado por',
      invitedAt: 'Fecha de invitación',
      advice: 'Recomendación',
      reason: 'Motivo',
      decision: 'Decisión',
      decidedBy: 'Decisión de',
      decidedAt: 'Fecha de la decisión',
      note: 'Nota',
    },
    advice: { KEEP: 'Conservar', REMOVE: 'Quitar' },
    decisions: { KEEP: 'Conservar', REMOVE: 'Quitar' },
    reasons: {
      OWN_ACCOUNT: 'Cuenta propia de quien revisa',
      ONLY_ADMIN: 'Único administrador',
      OTHER_DOMAIN: 'El dominio ya no está autorizado',
      INVITED: 'Invitación reciente',
      NEVER_SIGNED_IN: 'Nunca ha iniciado sesión',
      NOT_FOR_90_DAYS: 'Sin iniciar sesión en 90 días',
      SIGNED_IN: 'Inició sesión en los últimos 90 días',
    },
    roles: { ADMIN: 'Administrador', USER: 'Usuario' },
    statuses: { ACTIVE: 'Activo', PENDING: 'Pendiente' },
    operators: 'Operadores del portal',
  },
  'fr-CA': {
    headers: {
      company: 'Entreprise',
      openedAt: 'Date d’ouverture',
      deadline: 'Échéance',
      confirmedBy: 'Revue confirmée par',
      confirmedAt: 'Date de confirmation',
      lastName: 'Nom de famille',
      firstName: 'Prénom',
      email: 'Courriel',
      role: 'Rôle',
      status: 'Statut',
      products: 'Produits',
      lastLoginAt: 'Dernière connexion',
      invitedBy: 'Invitation par',
      invitedAt: 'Date d’invitation',
      advice: 'Recommandation',
      reason: 'Motif',
      decision: 'Décision',
      decidedBy: 'Décision de',
      decidedAt: 'Date de la décision',
      note: 'Note',
    },
    advice: { KEEP: 'Conserver', REMOVE: 'Retirer' },
    decisions: { KEEP: 'Conserver', REMOVE: 'Retirer' },
    reasons: {
      OWN_ACCOUNT: 'Compte de la personne qui fait la revue',
      ONLY_ADMIN: 'Seul administrateur',
      OTHER_DOMAIN: 'Le domaine n’est plus autorisé',
      INVITED: 'Invitation récente',
      NEVER_SIGNED_IN: 'Jamais de connexion',
      NOT_FOR_90_DAYS: 'Aucune connexion en 90 jours',
      SIGNED_IN: 'Connexion dans les 90 derniers jours',
    },
    roles: { ADMIN: 'Administrateur', USER: 'Utilisateur' },
    statuses: { ACTIVE: 'Actif', PENDING: 'En attente' },
    operators: 'Équipe du portail',
  },
}
