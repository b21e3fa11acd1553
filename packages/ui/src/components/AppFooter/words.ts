import type { Words } from '../../messages/words.ts'

/** What AppFooter says itself. */
export const appFooterWords = {
  AppFooter: {
    footerNavigation: ['Footer', 'Pie de página', 'Pied de page'],
  },
} satisfies Words
