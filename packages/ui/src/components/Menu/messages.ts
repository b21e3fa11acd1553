import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Menu. */
export const menuMessages = {
  Menu: {
    moreActions: ['More actions', 'Más acciones', 'Autres actions'],
  },
} satisfies Messages
