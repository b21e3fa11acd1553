import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Breadcrumbs. */
export const breadcrumbsMessages = {
  Breadcrumbs: {
    breadcrumbs: ['Breadcrumbs', 'Ruta de navegación', 'Fil d’Ariane'],
    showPath: ['Show the whole path', 'Mostrar la ruta completa', 'Afficher le chemin complet'],
  },
} satisfies Messages
