import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ScrollToTop. */
export const scrollToTopMessages = {
  ScrollToTop: {
    backToTop: ['Back to top', 'Volver arriba', 'Haut de la page'],
  },
} satisfies Messages
