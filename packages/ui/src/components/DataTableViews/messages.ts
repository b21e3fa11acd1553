import { cancel } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What DataTableViews says itself. */
export const dataTableViewsMessages = {
  DataTableViews: {
    views: ['Views', 'Vistas', 'Vues'],
    viewNamed: ['View: {view}', 'Vista: {view}', 'Vue\u00a0: {view}'],
    standard: ['Standard view', 'Vista estándar', 'Vue standard'],
    changed: ['Changed', 'Con cambios', 'Modifiée'],
    save: ['Save', 'Guardar', 'Enregistrer'],
    saveAs: ['Save as…', 'Guardar como…', 'Enregistrer sous…'],
    discard: ['Discard changes', 'Descartar cambios', 'Annuler les changements'],
    opensFirst: ['Opens first', 'Se abre primero', 'S’ouvre en premier'],
    rename: ['Rename…', 'Cambiar nombre…', 'Renommer…'],
    duplicate: ['Duplicate…', 'Duplicar…', 'Dupliquer…'],
    openFirst: ['Open first', 'Abrir primero', 'Ouvrir en premier'],
    openStandardFirst: [
      'Open the standard view first',
      'Abrir primero la vista estándar',
      'Ouvrir d’abord la vue standard',
    ],
    remove: ['Delete…', 'Eliminar…', 'Supprimer…'],
    saveTitle: ['Save this view', 'Guardar esta vista', 'Enregistrer cette vue'],
    renameTitle: ['Rename ‘{view}’', 'Cambiar el nombre de “{view}”', 'Renommer «\u00a0{view}\u00a0»'],
    duplicateTitle: ['Duplicate ‘{view}’', 'Duplicar “{view}”', 'Dupliquer «\u00a0{view}\u00a0»'],
    removeTitle: ['Delete ‘{view}’?', '¿Eliminar “{view}”?', 'Supprimer «\u00a0{view}\u00a0»?'],
    removeBody: [
      'The rows stay as they are. Only this view of them is deleted.',
      'Las filas no cambian. Solo se elimina esta vista de ellas.',
      'Les lignes ne changent pas. Seule cette vue est supprimée.',
    ],
    removeConfirm: ['Delete', 'Eliminar', 'Supprimer'],
    cancel,
    name: ['Name', 'Nombre', 'Nom'],
    whatIsKept: [
      'Columns, widths, search, sort and filters are kept, for you alone.',
      'Se guardan columnas, anchos, búsqueda, orden y filtros, solo para ti.',
      'Colonnes, largeurs, recherche, tri et filtres sont conservés, pour vous seul.',
    ],
    copyOf: ['{view} (copy)', '{view} (copia)', '{view} (copie)'],
    nameMissing: ['Enter a name.', 'Escribe un nombre.', 'Entrez un nom.'],
    nameTaken: [
      'You have a view of this name already. Choose another name.',
      'Ya tienes una vista con este nombre. Elige otro nombre.',
      'Vous avez déjà une vue de ce nom. Choisissez un autre nom.',
    ],
    tooMany: [
      'You have {count} views, which is the most. Delete one to save another.',
      'Tienes {count} vistas, que es el máximo. Elimina una para guardar otra.',
      'Vous avez {count} vues, le maximum. Supprimez-en une pour en enregistrer une autre.',
    ],
    failed: [
      'The view could not be saved. Try again.',
      'No se pudo guardar la vista. Inténtalo de nuevo.',
      'La vue n’a pas pu être enregistrée. Réessayez.',
    ],
  },
} satisfies Messages
