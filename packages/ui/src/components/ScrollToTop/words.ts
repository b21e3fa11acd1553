import type { Words } from '../../messages/words.ts'

/** What ScrollToTop says itself. */
export const scrollToTopWords = {
  ScrollToTop: {
    backToTop: ['Back to top', 'Volver arriba', 'Haut de la page'],
  },
} satisfies Words
