import type { Words } from '../../messages/words.ts'

/** What Breadcrumbs says itself. */
export const breadcrumbsWords = {
  Breadcrumbs: {
    breadcrumbs: ['Breadcrumbs', 'Ruta de navegación', 'Fil d’Ariane'],
    showPath: ['Show the whole path', 'Mostrar la ruta completa', 'Afficher le chemin complet'],
  },
} satisfies Words
