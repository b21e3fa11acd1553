import { mainNavigation } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

export const sideNavigationMessages = {
  SideNavigation: {
    mainNavigation,
    collapse: ['Collapse', 'Contraer', 'Réduire'],
    collapseNavigation: ['Collapse navigation', 'Contraer navegación', 'Réduire la navigation'],
    expandNavigation: ['Expand navigation', 'Expandir navegación', 'Développer la navigation'],
    pagesOf: ['Pages of {label}', 'Páginas de {label}', 'Pages de {label}'],
  },
} satisfies Messages
