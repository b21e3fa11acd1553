import type { Words } from '../../messages/words.ts'

/** What AppFooter says itself. */
export const appFooterWords = {
  footerNavigation: ['Footer', 'Pie de página', 'Pied de page'],
} satisfies Words
