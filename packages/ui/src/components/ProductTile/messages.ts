import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ProductTile. */
export const productTileMessages = {
  ProductTile: {
    launchApp: ['Launch app', 'Abrir aplicación', 'Lancer l’application'],
    learnMore: ['Learn More', 'Más información', 'En savoir plus'],
    accessPending: ['Access Pending', 'Acceso pendiente', 'Accès en attente'],
    comingSoon: ['Coming Soon', 'Próximamente', 'Bientôt offert'],
    opensInNewTab: ['Opens in a new tab', 'Se abre en otra pestaña', 'S’ouvre dans un nouvel onglet'],
    alpha: ['Alpha', 'Alfa', 'Alpha'],
    beta: ['Beta', 'Beta', 'Bêta'],
  },
} satisfies Messages
