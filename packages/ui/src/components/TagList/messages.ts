import type { Messages } from '../../messages/use-messages.ts'

/** Messages of TagList. */
export const tagListMessages = {
  TagList: {
    noTags: ['None', 'Ninguno', 'Aucun'],
  },
} satisfies Messages
