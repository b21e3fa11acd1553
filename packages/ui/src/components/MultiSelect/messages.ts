import { choose, noMatches } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of MultiSelect. */
export const multiSelectMessages = {
  MultiSelect: {
    choose,
    search: ['Search', 'Buscar', 'Rechercher'],
    selectAll: ['Select all', 'Seleccionar todo', 'Tout sélectionner'],
    clear: ['Clear', 'Quitar selección', 'Effacer'],
    noMatches,
    shownOf: ['{shown} of {total}', '{shown} de {total}', '{shown} sur {total}'],
    selectedOne: ['{count} selected', '{count} seleccionado', '{count} sélectionné'],
    selectedOther: ['{count} selected', '{count} seleccionados', '{count} sélectionnés'],
    andMore: ['and {count} more', 'y {count} más', 'et {count} de plus'],
    pastedOne: ['{count} match selected', 'Se seleccionó {count} coincidencia', '{count} correspondance sélectionnée'],
    pastedOther: [
      '{count} matches selected',
      'Se seleccionaron {count} coincidencias',
      '{count} correspondances sélectionnées',
    ],
    notFound: ['Not found: {names}', 'No se encontró: {names}', 'Introuvable : {names}'],
  },
} satisfies Messages
