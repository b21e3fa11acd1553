import { cancel } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DataTableViews. */
export const dataTableViewsMessages = {
  DataTableViews: {
    views: ['Views', 'Vistas', 'Vues'],
    viewNamed: ['View: {view}', 'Vista: {view}', 'Vue\u00a0: {view}'],
    standard: ['Standard view', 'Vista estándar', 'Vue standard'],
    changed: ['Changed', 'Con cambios', 'Modifiée'],
    save: ['Save', 'Guardar', 'Enregistrer'],
    saveAs: ['Save as…', 'Guardar como…', 'Enregistrer sous…'],
    discard: ['Discard changes', 'Descartar cambios', 'Annuler les changements'],
    opensFirst: ['Default', 'Predeterminada', 'Vue par défaut'],
    rename: ['Rename…', 'Cambiar nombre…', 'Renommer…'],
    duplicate: ['Duplicate…', 'Duplicar…', 'Dupliquer…'],
    openFirst: ['Set as default', 'Usar como predeterminada', 'Définir par défaut'],
    openStandardFirst: [
      'Set the standard view as default',
      'Usar la vista estándar como predeterminada',
      'Définir la vue standard par défaut',
    ],
    remove: ['Delete…', 'Eliminar…', 'Supprimer…'],
    saveTitle: ['Save this view', 'Guardar esta vista', 'Enregistrer cette vue'],
    renameTitle: ['Rename ‘{view}’', 'Cambiar el nombre de “{view}”', 'Renommer «\u00a0{view}\u00a0»'],
    duplicateTitle: ['Duplicate ‘{view}’', 'Duplicar “{view}”', 'Dupliquer «\u00a0{view}\u00a0»'],
    removeTitle: ['Delete ‘{view}’?', '¿Eliminar “{view}”?', 'Supprimer «\u00a0{view}\u00a0»?'],
    removeBody: [
      'Your rows don’t change. Only this view is deleted.',
      'Las filas no cambian. Solo se elimina esta vista.',
      'Les lignes ne changent pas. Seule cette vue est supprimée.',
    ],
    removeConfirm: ['Delete', 'Eliminar', 'Supprimer'],
    cancel,
    name: ['Name', 'Nombre', 'Nom'],
    whatIsKept: [
      'A view keeps columns, widths, search, sort and filters. Only you can see it.',
      'Se guardan columnas, anchos, búsqueda, orden y filtros. Solo tú puedes ver la vista.',
      'Colonnes, largeurs, recherche, tri et filtres sont conservés, pour votre usage seulement.',
    ],
    copyOf: ['{view} (copy)', '{view} (copia)', '{view} (copie)'],
    nameMissing: ['Enter a name.', 'Escribe un nombre.', 'Entrez un nom.'],
    nameTaken: [
      'You already have a view with this name. Choose another name.',
      'Ya tienes una vista con este nombre. Elige otro nombre.',
      'Vous avez déjà une vue de ce nom. Choisissez un autre nom.',
    ],
    tooMany: [
      'You’ve reached the limit of {count} views. Delete one to save another.',
      'Llegaste al límite de {count} vistas. Elimina una para guardar otra.',
      'Vous avez atteint la limite de {count} vues. Supprimez-en une pour en enregistrer une autre.',
    ],
    failed: [
      'The view couldn’t be saved. Try again.',
      'No se pudo guardar la vista. Inténtalo de nuevo.',
      'La vue n’a pas pu être enregistrée. Réessayez.',
    ],
  },
} satisfies Messages
