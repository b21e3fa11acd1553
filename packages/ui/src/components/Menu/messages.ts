import type { Messages } from '../../messages/use-messages.ts'

/** What Menu says itself. */
export const menuMessages = {
  Menu: {
    moreActions: ['More actions', 'Más acciones', 'Autres actions'],
  },
} satisfies Messages
