import type { Messages } from '../../messages/use-messages.ts'

/** Messages of AppFooter. */
export const appFooterMessages = {
  AppFooter: {
    footerNavigation: ['Footer', 'Pie de página', 'Pied de page'],
  },
} satisfies Messages
