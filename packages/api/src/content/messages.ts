import type { Locale, ReleaseTag, WorkspaceId } from '@tessera/contract'

type Texts = Readonly<Record<Locale, string>>

/** The titles and descriptions of the workspaces. */
export const WORKSPACE_TEXTS: Readonly<Record<WorkspaceId, { title: Texts; description: Texts }>> = {
  supplier: {
    title: { 'en-US': 'For suppliers', 'es-MX': 'Para proveedores', 'fr-CA': 'Pour les fournisseurs' },
    description: {
      'en-US': 'Users, access, reports and data for supplier companies and their agencies.',
      'es-MX': 'Usuarios, accesos, reportes y datos para empresas proveedoras y sus agencias.',
      'fr-CA': 'Utilisateurs, accès, rapports et données pour les fournisseurs et leurs agences.',
    },
  },
  charter: {
    title: { 'en-US': 'For Charter accounts', 'es-MX': 'Para cuentas Charter', 'fr-CA': 'Pour les comptes Charter' },
    description: {
      'en-US': 'The additional data of a Charter account, and how to work with it.',
      'es-MX': 'Los datos adicionales de una cuenta Charter y cómo trabajar con ellos.',
      'fr-CA': 'Les données supplémentaires d’un compte Charter et la façon de les utiliser.',
    },
  },
  internal: {
    title: { 'en-US': 'For associates', 'es-MX': 'Para asociados', 'fr-CA': 'Pour les membres du personnel' },
    description: {
      'en-US': 'Working with suppliers and their data.',
      'es-MX': 'Cómo trabajar con los proveedores y sus datos.',
      'fr-CA': 'Le travail avec les fournisseurs et leurs données.',
    },
  },
  basic: {
    title: { 'en-US': 'Basic plan', 'es-MX': 'Plan básico', 'fr-CA': 'Forfait de base' },
    description: {
      'en-US': 'First steps, reports and users with the basic plan.',
      'es-MX': 'Primeros pasos, reportes y usuarios con el plan básico.',
      'fr-CA': 'Premiers pas, rapports et utilisateurs avec le forfait de base.',
    },
  },
  wem: {
    title: { 'en-US': 'Retail handbook', 'es-MX': 'Manual de venta minorista', 'fr-CA': 'Guide du commerce de détail' },
    description: {
      'en-US': 'Calendar and item data, as the retailer publishes them.',
      'es-MX': 'Calendario y datos de artículos, como los publica la cadena.',
      'fr-CA': 'Calendrier et données d’articles, tels que le détaillant les publie.',
    },
  },
}

/** The titles of the release notes' tags. */
export const TAG_TITLES: Readonly<Record<ReleaseTag, Texts>> = {
  new: { 'en-US': 'New', 'es-MX': 'Nuevo', 'fr-CA': 'Nouveauté' },
  improved: { 'en-US': 'Improved', 'es-MX': 'Mejorado', 'fr-CA': 'Amélioration' },
  fixed: { 'en-US': 'Fixed', 'es-MX': 'Corregido', 'fr-CA': 'Correction' },
  accessibility: { 'en-US': 'Accessibility', 'es-MX': 'Accesibilidad', 'fr-CA': 'Accessibilité' },
  users: { 'en-US': 'Users', 'es-MX': 'Usuarios', 'fr-CA': 'Utilisateurs' },
  access: { 'en-US': 'Access', 'es-MX': 'Accesos', 'fr-CA': 'Accès' },
  agencies: { 'en-US': 'Agencies', 'es-MX': 'Agencias', 'fr-CA': 'Agences' },
  reports: { 'en-US': 'Reports', 'es-MX': 'Reportes', 'fr-CA': 'Rapports' },
  'shopper-behavior': {
    'en-US': 'Shopper Behavior',
    'es-MX': 'Comportamiento del comprador',
    'fr-CA': 'Comportement des acheteurs',
  },
  'report-builder': { 'en-US': 'Report Builder', 'es-MX': 'Generador de reportes', 'fr-CA': 'Générateur de rapports' },
  'digital-landscapes': {
    'en-US': 'Digital Landscapes',
    'es-MX': 'Panoramas digitales',
    'fr-CA': 'Paysages numériques',
  },
  'customer-perception': {
    'en-US': 'Customer Perception',
    'es-MX': 'Percepción del cliente',
    'fr-CA': 'Perception de la clientèle',
  },
  'channel-performance': {
    'en-US': 'Channel Insights',
    'es-MX': 'Análisis de canales',
    'fr-CA': 'Analyse des canaux',
  },
  'data-dictionary': {
    'en-US': 'Data dictionary',
    'es-MX': 'Diccionario de datos',
    'fr-CA': 'Dictionnaire de données',
  },
  exports: { 'en-US': 'Exports', 'es-MX': 'Exportaciones', 'fr-CA': 'Exportations' },
  support: { 'en-US': 'Support', 'es-MX': 'Soporte', 'fr-CA': 'Assistance' },
  languages: { 'en-US': 'Languages', 'es-MX': 'Idiomas', 'fr-CA': 'Langues' },
  security: { 'en-US': 'Security', 'es-MX': 'Seguridad', 'fr-CA': 'Sécurité' },
}

/** The content service's message for a path without content. */
export const NOT_FOUND_TEXT: Texts = {
  'en-US': 'There is no content at this address.',
  'es-MX': 'No hay contenido en esta dirección.',
  'fr-CA': 'Il n’y a aucun contenu à cette adresse.',
}
