import type { EventMessages } from './messages.ts'

/** The events of users, what they accept and what they are granted. */
export const USER_EVENTS = {
  USER_CREATED: {
    title: {
      'en-US': 'User created',
      'es-MX': 'Usuario creado',
      'fr-CA': 'Utilisateur créé',
    },
    description: {
      'en-US': 'Added {entity}[. Products: {products}]',
      'es-MX': 'Se agregó a {entity}[. Productos: {products}]',
      'fr-CA': 'Compte créé pour {entity}[. Produits : {products}]',
    },
  },
  USER_REGISTERED: {
    title: {
      'en-US': 'User registered',
      'es-MX': 'Usuario registrado',
      'fr-CA': 'Utilisateur inscrit',
    },
    description: {
      'en-US': '{entity} completed registration',
      'es-MX': '{entity} completó su registro',
      'fr-CA': 'Inscription terminée pour {entity}',
    },
  },
  USER_UPDATED: {
    title: {
      'en-US': 'User changed',
      'es-MX': 'Usuario modificado',
      'fr-CA': 'Utilisateur modifié',
    },
    description: {
      'en-US': 'Changed {entity}[. Products: {products}]',
      'es-MX': 'Se modificaron los datos de {entity}[. Productos: {products}]',
      'fr-CA': 'Données modifiées pour {entity}[. Produits : {products}]',
    },
  },
  USER_BLOCKED: {
    title: {
      'en-US': 'User blocked',
      'es-MX': 'Usuario bloqueado',
      'fr-CA': 'Utilisateur bloqué',
    },
    description: {
      'en-US': 'Blocked {entity}[. Reason: {reason}]',
      'es-MX': 'Se bloqueó a {entity}[. Motivo: {reason}]',
      'fr-CA': 'Accès bloqué pour {entity}[. Motif : {reason}]',
    },
  },
  USER_UNBLOCKED: {
    title: {
      'en-US': 'User unblocked',
      'es-MX': 'Usuario desbloqueado',
      'fr-CA': 'Utilisateur débloqué',
    },
    description: {
      'en-US': 'Unblocked {entity}',
      'es-MX': 'Se desbloqueó a {entity}',
      'fr-CA': 'Accès débloqué pour {entity}',
    },
  },
  USER_DELETED: {
    title: {
      'en-US': 'User deleted',
      'es-MX': 'Usuario eliminado',
      'fr-CA': 'Utilisateur supprimé',
    },
    description: {
      'en-US': 'Deleted {entity}',
      'es-MX': 'Se eliminó a {entity}',
      'fr-CA': 'Compte supprimé pour {entity}',
    },
  },
  INVITATION_RESENT: {
    title: {
      'en-US': 'Welcome email resent',
      'es-MX': 'Correo de bienvenida reenviado',
      'fr-CA': 'Courriel de bienvenue renvoyé',
    },
    description: {
      'en-US': 'Resent the welcome email to {entity}',
      'es-MX': 'Se reenvió el correo de bienvenida a {entity}',
      'fr-CA': 'Courriel de bienvenue envoyé de nouveau à {entity}',
    },
  },
  INVITATION_RENEWED: {
    title: {
      'en-US': 'Invitation renewed',
      'es-MX': 'Invitación renovada',
      'fr-CA': 'Invitation renouvelée',
    },
    description: {
      'en-US': 'Renewed the invitation of {entity}',
      'es-MX': 'Se renovó la invitación de {entity}',
      'fr-CA': 'Invitation renouvelée pour {entity}',
    },
  },
  PROFILE_UPDATED: {
    title: {
      'en-US': 'Profile updated',
      'es-MX': 'Perfil actualizado',
      'fr-CA': 'Profil mis à jour',
    },
    description: {
      'en-US': '{entity} updated their profile',
      'es-MX': '{entity} actualizó su perfil',
      'fr-CA': 'Profil mis à jour par {entity}',
    },
  },
  GRANT_CONFIRMED: {
    title: {
      'en-US': 'Product access set up',
      'es-MX': 'Se configuró el acceso al producto',
      'fr-CA': 'Configuration de l’accès au produit terminée',
    },
    description: {
      'en-US': 'Set up product access for {entity}[. Products: {products}]',
      'es-MX': 'Se configuró el acceso a productos de {entity}[. Productos: {products}]',
      'fr-CA': 'Accès aux produits configuré pour {entity}[. Produits : {products}]',
    },
  },
  ACCESS_REQUEST_CREATED: {
    title: {
      'en-US': 'Access request submitted',
      'es-MX': 'Solicitud de acceso enviada',
      'fr-CA': 'Demande d’accès envoyée',
    },
    description: {
      'en-US': '{entity} requested access[. Products: {products}][. Note: {note}]',
      'es-MX': '{entity} solicitó acceso[. Productos: {products}][. Nota: {note}]',
      'fr-CA': 'Accès demandé par {entity}[. Produits : {products}][. Note : {note}]',
    },
  },
  ACCESS_REQUEST_APPROVED: {
    title: {
      'en-US': 'Access request approved',
      'es-MX': 'Solicitud de acceso aprobada',
      'fr-CA': 'Demande d’accès approuvée',
    },
    description: {
      'en-US': 'Approved the access request of {entity}[. Products: {products}]',
      'es-MX': 'Se aprobó la solicitud de acceso de {entity}[. Productos: {products}]',
      'fr-CA': 'Demande d’accès approuvée pour {entity}[. Produits : {products}]',
    },
  },
  ACCESS_REQUEST_REJECTED: {
    title: {
      'en-US': 'Access request rejected',
      'es-MX': 'Solicitud de acceso rechazada',
      'fr-CA': 'Demande d’accès refusée',
    },
    description: {
      'en-US': 'Rejected the access request of {entity}[. Reason: {reason}]',
      'es-MX': 'Se rechazó la solicitud de acceso de {entity}[. Motivo: {reason}]',
      'fr-CA': 'Demande d’accès refusée pour {entity}[. Motif : {reason}]',
    },
  },
  ACCESS_REQUEST_CANCELLED: {
    title: {
      'en-US': 'Access request canceled',
      'es-MX': 'Solicitud de acceso cancelada',
      'fr-CA': 'Demande d’accès annulée',
    },
    description: {
      'en-US': '{entity} canceled their access request',
      'es-MX': '{entity} canceló su solicitud de acceso',
      'fr-CA': 'Demande d’accès annulée par {entity}',
    },
  },
  TERMS_ACCEPTED: {
    title: {
      'en-US': 'Terms accepted',
      'es-MX': 'Términos de uso aceptados',
      'fr-CA': 'Conditions d’utilisation acceptées',
    },
    description: {
      'en-US': '{entity} accepted the terms[, version {version}]',
      'es-MX': '{entity} aceptó los términos de uso[, versión {version}]',
      'fr-CA': 'Conditions d’utilisation acceptées par {entity}[, version {version}]',
    },
  },
  NDA_ACCEPTED: {
    title: {
      'en-US': 'Non-disclosure agreement accepted',
      'es-MX': 'Acuerdo de confidencialidad aceptado',
      'fr-CA': 'Entente de confidentialité acceptée',
    },
    description: {
      'en-US': '{entity} accepted the non-disclosure agreement[, version {version}]',
      'es-MX': '{entity} aceptó el acuerdo de confidencialidad[, versión {version}]',
      'fr-CA': 'Entente de confidentialité acceptée par {entity}[, version {version}]',
    },
  },
  ADDENDUM_ACCEPTED: {
    title: {
      'en-US': 'Data sharing addendum accepted',
      'es-MX': 'Anexo de intercambio de datos aceptado',
      'fr-CA': 'Avenant sur le partage de données accepté',
    },
    description: {
      'en-US': 'Accepted the data sharing addendum for {entity}[, version {version}]',
      'es-MX': 'Se aceptó el anexo de intercambio de datos en nombre de {entity}[, versión {version}]',
      'fr-CA': 'Avenant sur le partage de données accepté pour {entity}[, version {version}]',
    },
  },
} as const satisfies Readonly<Record<string, EventMessages>>
