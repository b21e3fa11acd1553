import type { Messages } from '../../messages/use-messages.ts'

/** What AppFooter says itself. */
export const appFooterMessages = {
  AppFooter: {
    footerNavigation: ['Footer', 'Pie de página', 'Pied de page'],
  },
} satisfies Messages
