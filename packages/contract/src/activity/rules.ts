import type { Locale } from '../locales.ts'

/** What stands in a company's log, a resource and what was done to it, in words. */
export const ACTIVITY_EVENTS = {
  CONTEXT_SET: {
    'en-US': 'Started acting for the company',
    'es-MX': 'Empezó a actuar en nombre de la empresa',
    'fr-CA': 'A commencé à agir au nom de l’entreprise',
  },
  CONTEXT_RESET: {
    'en-US': 'Stopped acting for the company',
    'es-MX': 'Dejó de actuar en nombre de la empresa',
    'fr-CA': 'A cessé d’agir au nom de l’entreprise',
  },
  COMPANY_CREATED: { 'en-US': 'Company created', 'es-MX': 'Empresa creada', 'fr-CA': 'Entreprise créée' },
  DOMAIN_ADDED: { 'en-US': 'Domain added', 'es-MX': 'Dominio agregado', 'fr-CA': 'Domaine ajouté' },
  USER_CREATED: { 'en-US': 'User created', 'es-MX': 'Usuario creado', 'fr-CA': 'Utilisateur créé' },
  USER_UPDATED: { 'en-US': 'User changed', 'es-MX': 'Usuario modificado', 'fr-CA': 'Utilisateur modifié' },
  USER_BLOCKED: { 'en-US': 'User blocked', 'es-MX': 'Usuario bloqueado', 'fr-CA': 'Utilisateur bloqué' },
  USER_UNBLOCKED: { 'en-US': 'User unblocked', 'es-MX': 'Usuario desbloqueado', 'fr-CA': 'Utilisateur débloqué' },
  USER_DELETED: { 'en-US': 'User deleted', 'es-MX': 'Usuario eliminado', 'fr-CA': 'Utilisateur supprimé' },
  USERS_EXPORTED: {
    'en-US': 'Users exported',
    'es-MX': 'Usuarios exportados',
    'fr-CA': 'Utilisateurs exportés',
  },
  INVITATION_RESENT: {
    'en-US': 'Welcome email resent',
    'es-MX': 'Correo de bienvenida reenviado',
    'fr-CA': 'Courriel de bienvenue renvoyé',
  },
  INVITATION_RENEWED: {
    'en-US': 'Invitation renewed',
    'es-MX': 'Invitación renovada',
    'fr-CA': 'Invitation renouvelée',
  },
  DOMAIN_UPDATED: { 'en-US': 'Domain changed', 'es-MX': 'Dominio modificado', 'fr-CA': 'Domaine modifié' },
  DOMAIN_DELETED: { 'en-US': 'Domain deleted', 'es-MX': 'Dominio eliminado', 'fr-CA': 'Domaine supprimé' },
  USER_REGISTERED: { 'en-US': 'User registered', 'es-MX': 'Usuario registrado', 'fr-CA': 'Utilisateur inscrit' },
  PROFILE_UPDATED: { 'en-US': 'Profile updated', 'es-MX': 'Perfil actualizado', 'fr-CA': 'Profil mis à jour' },
  GRANT_CONFIRMED: {
    'en-US': 'Product access set up',
    'es-MX': 'Acceso al producto configurado',
    'fr-CA': 'Accès au produit configuré',
  },
  LEGAL_PUBLISHED: {
    'en-US': 'Legal document published',
    'es-MX': 'Documento legal publicado',
    'fr-CA': 'Document juridique publié',
  },
  TERMS_ACCEPTED: { 'en-US': 'Terms accepted', 'es-MX': 'Términos aceptados', 'fr-CA': 'Conditions acceptées' },
  NDA_ACCEPTED: {
    'en-US': 'Non-disclosure agreement accepted',
    'es-MX': 'Acuerdo de confidencialidad aceptado',
    'fr-CA': 'Entente de confidentialité acceptée',
  },
  ADDENDUM_ACCEPTED: {
    'en-US': 'Data sharing addendum accepted',
    'es-MX': 'Anexo de intercambio de datos aceptado',
    'fr-CA': 'Avenant sur le partage de données accepté',
  },
  ACCESS_REQUEST_CANCELLED: {
    'en-US': 'Access request canceled',
    'es-MX': 'Solicitud de acceso cancelada',
    'fr-CA': 'Demande d’accès annulée',
  },
  ACCESS_REQUEST_CREATED: {
    'en-US': 'Access request submitted',
    'es-MX': 'Solicitud de acceso enviada',
    'fr-CA': 'Demande d’accès envoyée',
  },
  ACCESS_REQUEST_APPROVED: {
    'en-US': 'Access request approved',
    'es-MX': 'Solicitud de acceso aprobada',
    'fr-CA': 'Demande d’accès approuvée',
  },
  ACCESS_REQUEST_REJECTED: {
    'en-US': 'Access request rejected',
    'es-MX': 'Solicitud de acceso rechazada',
    'fr-CA': 'Demande d’accès refusée',
  },
  PARTNER_ADDED: { 'en-US': 'Partner added', 'es-MX': 'Socio agregado', 'fr-CA': 'Partenaire ajouté' },
  PARTNER_REMOVED: { 'en-US': 'Partner removed', 'es-MX': 'Socio quitado', 'fr-CA': 'Partenaire retiré' },
  ACCESS_REVIEW_OPENED: {
    'en-US': 'Access review opened',
    'es-MX': 'Revisión de accesos abierta',
    'fr-CA': 'Revue des accès ouverte',
  },
  ACCESS_REVIEW_DECIDED: {
    'en-US': 'Access review decision saved',
    'es-MX': 'Decisión de la revisión de accesos guardada',
    'fr-CA': 'Décision de la revue des accès enregistrée',
  },
  ACCESS_REVIEW_CONFIRMED: {
    'en-US': 'Access review confirmed',
    'es-MX': 'Revisión de accesos confirmada',
    'fr-CA': 'Revue des accès confirmée',
  },
  ACCESS_REVIEW_EXPIRED: {
    'en-US': 'Access review deadline passed',
    'es-MX': 'Plazo de la revisión de accesos vencido',
    'fr-CA': 'Date limite de la revue des accès dépassée',
  },
  ACCESS_REVIEW_EXPORTED: {
    'en-US': 'Access review evidence exported',
    'es-MX': 'Evidencia de la revisión de accesos exportada',
    'fr-CA': 'Preuve de la revue des accès exportée',
  },
  GLOBAL_USER_CREATED: {
    'en-US': 'Internal user created',
    'es-MX': 'Usuario interno creado',
    'fr-CA': 'Utilisateur interne créé',
  },
  GLOBAL_USER_UPDATED: {
    'en-US': 'Global user changed',
    'es-MX': 'Usuario global modificado',
    'fr-CA': 'Utilisateur global modifié',
  },
  GLOBAL_USER_DELETED: {
    'en-US': 'Global user deleted',
    'es-MX': 'Usuario global eliminado',
    'fr-CA': 'Utilisateur global supprimé',
  },
  GLOBAL_USERS_EXPORTED: {
    'en-US': 'Global users exported',
    'es-MX': 'Usuarios globales exportados',
    'fr-CA': 'Utilisateurs globaux exportés',
  },
  ACTIVITY_EXPORTED: {
    'en-US': 'Activity log exported',
    'es-MX': 'Registro de actividad exportado',
    'fr-CA': 'Journal d’activité exporté',
  },
  CONFIG_UPDATED: {
    'en-US': 'Configuration changed',
    'es-MX': 'Configuración modificada',
    'fr-CA': 'Configuration modifiée',
  },
  FLAG_UPDATED: {
    'en-US': 'Feature flag changed',
    'es-MX': 'Indicador de función modificado',
    'fr-CA': 'Indicateur de fonctionnalité modifié',
  },
  BANNER_CREATED: { 'en-US': 'Banner created', 'es-MX': 'Aviso creado', 'fr-CA': 'Avis créé' },
  BANNER_UPDATED: { 'en-US': 'Banner changed', 'es-MX': 'Aviso modificado', 'fr-CA': 'Avis modifié' },
  BANNER_DELETED: { 'en-US': 'Banner deleted', 'es-MX': 'Aviso eliminado', 'fr-CA': 'Avis supprimé' },
  CONTENT_DRAFTED: {
    'en-US': 'Content draft saved',
    'es-MX': 'Borrador de contenido guardado',
    'fr-CA': 'Brouillon de contenu enregistré',
  },
  CONTENT_PUBLISHED: { 'en-US': 'Content published', 'es-MX': 'Contenido publicado', 'fr-CA': 'Contenu publié' },
  CONTENT_IMAGE_ADDED: {
    'en-US': 'Content image added',
    'es-MX': 'Imagen de contenido agregada',
    'fr-CA': 'Image de contenu ajoutée',
  },
  CONTENT_WITHDRAWN: { 'en-US': 'Content withdrawn', 'es-MX': 'Contenido retirado', 'fr-CA': 'Contenu retiré' },
  CONTENT_IMPORTED: { 'en-US': 'Content imported', 'es-MX': 'Contenido importado', 'fr-CA': 'Contenu importé' },
  DICTIONARY_IMPORTED: {
    'en-US': 'Data dictionary imported',
    'es-MX': 'Diccionario de datos importado',
    'fr-CA': 'Dictionnaire de données importé',
  },
  DICTIONARY_EXPORTED: {
    'en-US': 'Data dictionary downloaded',
    'es-MX': 'Diccionario de datos descargado',
    'fr-CA': 'Dictionnaire de données téléchargé',
  },
  SUPPORT_LIST_UPDATED: {
    'en-US': 'Support choices changed',
    'es-MX': 'Opciones de soporte modificadas',
    'fr-CA': 'Choix d’assistance modifiés',
  },
  MAIL_RESENT: { 'en-US': 'Mail sent again', 'es-MX': 'Correo reenviado', 'fr-CA': 'Courriel renvoyé' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** What was done, as logs name it. */
export type ActivityEvent = keyof typeof ACTIVITY_EVENTS
