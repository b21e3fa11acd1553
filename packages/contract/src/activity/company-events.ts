import type { EventMessages } from './messages.ts'

/** The events of domains, partners, access reviews, exports and acting for a company. */
export const COMPANY_EVENTS = {
  DOMAIN_ADDED: {
    title: {
      'en-US': 'Domain added',
      'es-MX': 'Dominio agregado',
      'fr-CA': 'Domaine ajouté',
    },
    description: {
      'en-US': 'Added the domain {entity}',
      'es-MX': 'Se agregó el dominio {entity}',
      'fr-CA': 'Ajout du domaine {entity}',
    },
  },
  DOMAIN_UPDATED: {
    title: {
      'en-US': 'Domain changed',
      'es-MX': 'Dominio modificado',
      'fr-CA': 'Domaine modifié',
    },
    description: {
      'en-US': 'Changed the domain {entity}',
      'es-MX': 'Se modificó el dominio {entity}',
      'fr-CA': 'Modification du domaine {entity}',
    },
  },
  DOMAIN_DELETED: {
    title: {
      'en-US': 'Domain deleted',
      'es-MX': 'Dominio eliminado',
      'fr-CA': 'Domaine supprimé',
    },
    description: {
      'en-US': 'Deleted the domain {entity}',
      'es-MX': 'Se eliminó el dominio {entity}',
      'fr-CA': 'Suppression du domaine {entity}',
    },
  },
  PARTNER_ADDED: {
    title: {
      'en-US': 'Partner added',
      'es-MX': 'Socio agregado',
      'fr-CA': 'Partenaire ajouté',
    },
    description: {
      'en-US': 'Added the partner {entity}[. Products: {products}]',
      'es-MX': 'Se agregó el socio {entity}[. Productos: {products}]',
      'fr-CA': 'Ajout du partenaire {entity}[. Produits : {products}]',
    },
  },
  PARTNER_REMOVED: {
    title: {
      'en-US': 'Partner removed',
      'es-MX': 'Socio quitado',
      'fr-CA': 'Partenaire retiré',
    },
    description: {
      'en-US': 'Removed the partner {entity}',
      'es-MX': 'Se quitó el socio {entity}',
      'fr-CA': 'Retrait du partenaire {entity}',
    },
  },
  ACCESS_REVIEW_OPENED: {
    title: {
      'en-US': 'Access review opened',
      'es-MX': 'Revisión de accesos abierta',
      'fr-CA': 'Revue des accès ouverte',
    },
    description: {
      'en-US': 'Opened an access review of {entity}',
      'es-MX': 'Se abrió una revisión de accesos de {entity}',
      'fr-CA': 'Début de la revue des accès de l’entreprise {entity}',
    },
  },
  ACCESS_REVIEW_DECIDED: {
    title: {
      'en-US': 'Access review decision saved',
      'es-MX': 'Decisión de la revisión de accesos guardada',
      'fr-CA': 'Décision de la revue des accès enregistrée',
    },
    description: {
      'en-US': 'Saved the access review decision for {entity}',
      'es-MX': 'Se guardó la decisión de la revisión de accesos sobre {entity}',
      'fr-CA': 'Enregistrement de la décision de la revue des accès pour {entity}',
    },
  },
  ACCESS_REVIEW_CONFIRMED: {
    title: {
      'en-US': 'Access review confirmed',
      'es-MX': 'Revisión de accesos confirmada',
      'fr-CA': 'Revue des accès confirmée',
    },
    description: {
      'en-US': 'Confirmed the access review of {entity}[. Kept: {kept}][. Removed: {removed}]',
      'es-MX': 'Se confirmó la revisión de accesos de {entity}[. Conservados: {kept}][. Quitados: {removed}]',
      'fr-CA':
        'Confirmation de la revue des accès de l’entreprise {entity}[. Accès conservés : {kept}][. Accès retirés : {removed}]',
    },
  },
  ACCESS_REVIEW_EXPIRED: {
    title: {
      'en-US': 'Access review deadline passed',
      'es-MX': 'Fecha límite de la revisión de accesos vencida',
      'fr-CA': 'Échéance de la revue des accès dépassée',
    },
    description: {
      'en-US': 'The access review of {entity} is past its deadline',
      'es-MX': 'Venció la fecha límite de la revisión de accesos de {entity}',
      'fr-CA': 'L’échéance de la revue des accès de l’entreprise {entity} est passée',
    },
  },
  USERS_EXPORTED: {
    title: {
      'en-US': 'Users exported',
      'es-MX': 'Usuarios exportados',
      'fr-CA': 'Utilisateurs exportés',
    },
    description: {
      'en-US': 'Exported users[. Rows: {count}]',
      'es-MX': 'Se exportaron usuarios[. Filas: {count}]',
      'fr-CA': 'Exportation d’utilisateurs[. Lignes : {count}]',
    },
  },
  GLOBAL_USERS_EXPORTED: {
    title: {
      'en-US': 'Global users exported',
      'es-MX': 'Usuarios globales exportados',
      'fr-CA': 'Utilisateurs globaux exportés',
    },
    description: {
      'en-US': 'Exported global users[. Rows: {count}]',
      'es-MX': 'Se exportaron usuarios globales[. Filas: {count}]',
      'fr-CA': 'Exportation d’utilisateurs globaux[. Lignes : {count}]',
    },
  },
  ACTIVITY_EXPORTED: {
    title: {
      'en-US': 'Activity log exported',
      'es-MX': 'Registro de actividad exportado',
      'fr-CA': 'Journal d’activité exporté',
    },
    description: {
      'en-US': 'Exported the activity log[. Rows: {count}]',
      'es-MX': 'Se exportó el registro de actividad[. Filas: {count}]',
      'fr-CA': 'Exportation du journal d’activité[. Lignes : {count}]',
    },
  },
  ACCESS_REVIEW_EXPORTED: {
    title: {
      'en-US': 'Access review evidence exported',
      'es-MX': 'Evidencia de la revisión de accesos exportada',
      'fr-CA': 'Preuve de la revue des accès exportée',
    },
    description: {
      'en-US': 'Exported the access review evidence[. Rows: {count}]',
      'es-MX': 'Se exportó la evidencia de la revisión de accesos[. Filas: {count}]',
      'fr-CA': 'Exportation de la preuve de la revue des accès[. Lignes : {count}]',
    },
  },
  DICTIONARY_EXPORTED: {
    title: {
      'en-US': 'Data dictionary downloaded',
      'es-MX': 'Diccionario de datos descargado',
      'fr-CA': 'Dictionnaire de données téléchargé',
    },
    description: {
      'en-US': 'Downloaded the data dictionary[. Rows: {count}]',
      'es-MX': 'Se descargó el diccionario de datos[. Filas: {count}]',
      'fr-CA': 'Téléchargement du dictionnaire de données[. Lignes : {count}]',
    },
  },
  COMPANY_CREATED: {
    title: {
      'en-US': 'Company created',
      'es-MX': 'Empresa creada',
      'fr-CA': 'Entreprise créée',
    },
    description: {
      'en-US': 'Created the company {entity}',
      'es-MX': 'Se creó la empresa {entity}',
      'fr-CA': 'Création de l’entreprise {entity}',
    },
  },
  CONTEXT_SET: {
    title: {
      'en-US': 'Started acting for the company',
      'es-MX': 'Empezó a actuar en nombre de la empresa',
      'fr-CA': 'A commencé à agir au nom de l’entreprise',
    },
    description: {
      'en-US': '{actor} started to act for {entity}',
      'es-MX': '{actor} empezó a actuar en nombre de {entity}',
      'fr-CA': '{actor} a commencé à agir au nom de l’entreprise {entity}',
    },
  },
  CONTEXT_RESET: {
    title: {
      'en-US': 'Stopped acting for the company',
      'es-MX': 'Dejó de actuar en nombre de la empresa',
      'fr-CA': 'A cessé d’agir au nom de l’entreprise',
    },
    description: {
      'en-US': '{actor} stopped acting for {entity}',
      'es-MX': '{actor} dejó de actuar en nombre de {entity}',
      'fr-CA': '{actor} a cessé d’agir au nom de l’entreprise {entity}',
    },
  },
} as const satisfies Readonly<Record<string, EventMessages>>
