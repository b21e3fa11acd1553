import { mainNavigation } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

export const sideNavigationWords = {
  SideNavigation: {
    mainNavigation,
    collapse: ['Collapse', 'Contraer', 'Réduire'],
    collapseNavigation: ['Collapse navigation', 'Contraer navegación', 'Réduire la navigation'],
    expandNavigation: ['Expand navigation', 'Expandir navegación', 'Développer la navigation'],
    pagesOf: ['Pages of {label}', 'Páginas de {label}', 'Pages de {label}'],
  },
} satisfies Words
