import type { Messages } from '../../messages/use-messages.ts'

/** What TagList says itself. */
export const tagListMessages = {
  TagList: {
    noTags: ['None', 'Ninguno', 'Aucun'],
  },
} satisfies Messages
