import type { Words } from '../../messages/words.ts'

/** What Menu says itself. */
export const menuWords = {
  Menu: {
    moreActions: ['More actions', 'Más acciones', 'Autres actions'],
  },
} satisfies Words
