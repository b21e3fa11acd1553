import type { Word } from './words.ts'

export const dismiss: Word = ['Dismiss', 'Cerrar', 'Fermer']
export const loading: Word = ['Loading', 'Cargando', 'Chargement en cours']
export const errorTitle: Word = ['Something went wrong', 'Algo salió mal', 'Un problème est survenu']
export const choose: Word = ['Choose', 'Elegir', 'Choisir']
export const noMatches: Word = ['No matches', 'Sin coincidencias', 'Aucun résultat']
export const cancel: Word = ['Cancel', 'Cancelar', 'Annuler']
export const clearFilters: Word = ['Clear filters', 'Borrar los filtros', 'Effacer les filtres']
export const mainNavigation: Word = ['Main', 'Principal', 'Principale']
export const logOut: Word = ['Log out', 'Cerrar sesión', 'Se déconnecter']
export const done: Word = ['Done', 'Listo', 'Terminé']
export const noDateFound: Word = [
  'No date was found in what you pasted.',
  'No se encontró ninguna fecha en lo que pegaste.',
  'Aucune date n’a été trouvée dans ce que vous avez collé.',
]
