import type { Messages } from '../../messages/use-messages.ts'

/** What ScrollToTop says itself. */
export const scrollToTopMessages = {
  ScrollToTop: {
    backToTop: ['Back to top', 'Volver arriba', 'Haut de la page'],
  },
} satisfies Messages
