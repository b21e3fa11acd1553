import type { Message } from './use-messages.ts'

export const dismiss: Message = ['Dismiss', 'Cerrar', 'Fermer']
export const loading: Message = ['Loading', 'Cargando', 'Chargement en cours']
export const errorTitle: Message = ['Something went wrong', 'Algo salió mal', 'Un problème est survenu']
export const choose: Message = ['Choose', 'Elegir', 'Choisir']
export const noMatches: Message = ['No matches', 'Sin coincidencias', 'Aucun résultat']
export const cancel: Message = ['Cancel', 'Cancelar', 'Annuler']
export const clearFilters: Message = ['Clear filters', 'Borrar los filtros', 'Effacer les filtres']
export const mainNavigation: Message = ['Main', 'Principal', 'Principale']
export const logOut: Message = ['Log out', 'Cerrar sesión', 'Se déconnecter']
export const done: Message = ['Done', 'Listo', 'Terminé']
export const noDateFound: Message = [
  'No date was found in what you pasted.',
  'No se encontró ninguna fecha en lo que pegaste.',
  'Aucune date n’a été trouvée dans ce que vous avez collé.',
]
