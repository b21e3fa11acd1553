import type { EventMessages } from './messages.ts'

/** The events of internal users and of the portal itself. */
export const PORTAL_EVENTS = {
  GLOBAL_USER_CREATED: {
    title: {
      'en-US': 'Internal user created',
      'es-MX': 'Usuario interno creado',
      'fr-CA': 'Utilisateur interne créé',
    },
    description: {
      'en-US': 'Added the internal user {entity}[. Role: {role}]',
      'es-MX': 'Se agregó a {entity} como usuario interno[. Rol: {role}]',
      'fr-CA': 'Compte interne créé pour {entity}[. Rôle : {role}]',
    },
  },
  GLOBAL_USER_UPDATED: {
    title: {
      'en-US': 'Global user changed',
      'es-MX': 'Usuario global modificado',
      'fr-CA': 'Utilisateur global modifié',
    },
    description: {
      'en-US': 'Changed the global user {entity}[. Role: {role}]',
      'es-MX': 'Se modificaron los datos globales de {entity}[. Rol: {role}]',
      'fr-CA': 'Données globales modifiées pour {entity}[. Rôle : {role}]',
    },
  },
  GLOBAL_USER_DELETED: {
    title: {
      'en-US': 'Global user deleted',
      'es-MX': 'Usuario global eliminado',
      'fr-CA': 'Utilisateur global supprimé',
    },
    description: {
      'en-US': 'Deleted the global user {entity}',
      'es-MX': 'Se eliminó a {entity} de los usuarios globales',
      'fr-CA': 'Compte global supprimé pour {entity}',
    },
  },
  CONFIG_UPDATED: {
    title: {
      'en-US': 'Configuration changed',
      'es-MX': 'Configuración modificada',
      'fr-CA': 'Configuration modifiée',
    },
    description: {
      'en-US': 'Changed the setting {entity}',
      'es-MX': 'Se modificó la configuración {entity}',
      'fr-CA': 'Modification du paramètre {entity}',
    },
  },
  FLAG_UPDATED: {
    title: {
      'en-US': 'Feature flag changed',
      'es-MX': 'Indicador de función modificado',
      'fr-CA': 'Indicateur de fonctionnalité modifié',
    },
    description: {
      'en-US': 'Changed the feature flag {entity}',
      'es-MX': 'Se modificó el indicador de función {entity}',
      'fr-CA': 'Modification de l’indicateur de fonctionnalité {entity}',
    },
  },
  BANNER_CREATED: {
    title: {
      'en-US': 'Banner created',
      'es-MX': 'Aviso creado',
      'fr-CA': 'Avis créé',
    },
    description: {
      'en-US': 'Created the banner[ “{name}”]',
      'es-MX': 'Se creó el aviso[ “{name}”]',
      'fr-CA': 'Création de l’avis[ « {name} »]',
    },
  },
  BANNER_UPDATED: {
    title: {
      'en-US': 'Banner changed',
      'es-MX': 'Aviso modificado',
      'fr-CA': 'Avis modifié',
    },
    description: {
      'en-US': 'Changed the banner[ “{name}”]',
      'es-MX': 'Se modificó el aviso[ “{name}”]',
      'fr-CA': 'Modification de l’avis[ « {name} »]',
    },
  },
  BANNER_DELETED: {
    title: {
      'en-US': 'Banner deleted',
      'es-MX': 'Aviso eliminado',
      'fr-CA': 'Avis supprimé',
    },
    description: {
      'en-US': 'Deleted the banner[ “{name}”]',
      'es-MX': 'Se eliminó el aviso[ “{name}”]',
      'fr-CA': 'Suppression de l’avis[ « {name} »]',
    },
  },
  LEGAL_PUBLISHED: {
    title: {
      'en-US': 'Legal document published',
      'es-MX': 'Documento legal publicado',
      'fr-CA': 'Document juridique publié',
    },
    description: {
      'en-US': 'Published the legal document {entity}',
      'es-MX': 'Se publicó el documento legal {entity}',
      'fr-CA': 'Publication du document juridique {entity}',
    },
  },
  SUPPORT_LIST_UPDATED: {
    title: {
      'en-US': 'Support choices changed',
      'es-MX': 'Opciones de soporte modificadas',
      'fr-CA': 'Choix d’assistance modifiés',
    },
    description: {
      'en-US': 'Changed the support choice {entity}',
      'es-MX': 'Se modificó la opción de soporte {entity}',
      'fr-CA': 'Modification du choix d’assistance {entity}',
    },
  },
  MAIL_RESENT: {
    title: {
      'en-US': 'Email sent again',
      'es-MX': 'Correo reenviado',
      'fr-CA': 'Courriel renvoyé',
    },
    description: {
      'en-US': 'Sent an email again[ to {recipient}][: {name}]',
      'es-MX': 'Se reenvió un correo[ a {recipient}][: {name}]',
      'fr-CA': 'Courriel envoyé de nouveau[ à {recipient}][ : {name}]',
    },
  },
  CONTENT_DRAFTED: {
    title: {
      'en-US': 'Content draft saved',
      'es-MX': 'Borrador de contenido guardado',
      'fr-CA': 'Brouillon de contenu enregistré',
    },
    description: {
      'en-US': 'Saved a draft of[ “{name}”,] {entity}',
      'es-MX': 'Se guardó un borrador de[ “{name}”,] {entity}',
      'fr-CA': 'Enregistrement d’un brouillon :[ « {name} »,] {entity}',
    },
  },
  CONTENT_PUBLISHED: {
    title: {
      'en-US': 'Content published',
      'es-MX': 'Contenido publicado',
      'fr-CA': 'Contenu publié',
    },
    description: {
      'en-US': 'Published[ “{name}”,] {entity}',
      'es-MX': 'Se publicó[ “{name}”,] {entity}',
      'fr-CA': 'Publication :[ « {name} »,] {entity}',
    },
  },
  CONTENT_WITHDRAWN: {
    title: {
      'en-US': 'Content withdrawn',
      'es-MX': 'Contenido retirado',
      'fr-CA': 'Contenu retiré',
    },
    description: {
      'en-US': 'Withdrew {entity}',
      'es-MX': 'Se retiró {entity}',
      'fr-CA': 'Retrait : {entity}',
    },
  },
  CONTENT_IMAGE_ADDED: {
    title: {
      'en-US': 'Content image added',
      'es-MX': 'Imagen de contenido agregada',
      'fr-CA': 'Image de contenu ajoutée',
    },
    description: {
      'en-US': 'Added the image[ “{name}”] to {entity}',
      'es-MX': 'Se agregó la imagen[ “{name}”] a {entity}',
      'fr-CA': 'Ajout de l’image[ « {name} »] : {entity}',
    },
  },
  CONTENT_IMPORTED: {
    title: {
      'en-US': 'Content imported',
      'es-MX': 'Contenido importado',
      'fr-CA': 'Contenu importé',
    },
    description: {
      'en-US': 'Imported content from files',
      'es-MX': 'Se importó contenido desde archivos',
      'fr-CA': 'Importation de contenu à partir de fichiers',
    },
  },
  DICTIONARY_IMPORTED: {
    title: {
      'en-US': 'Data dictionary imported',
      'es-MX': 'Diccionario de datos importado',
      'fr-CA': 'Dictionnaire de données importé',
    },
    description: {
      'en-US': 'Imported the data dictionary[. Entries: {count}]',
      'es-MX': 'Se importó el diccionario de datos[. Entradas: {count}]',
      'fr-CA': 'Importation du dictionnaire de données[. Entrées : {count}]',
    },
  },
} as const satisfies Readonly<Record<string, EventMessages>>
