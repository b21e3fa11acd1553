import type { Messages } from '../../messages/use-messages.ts'

/** Messages of SeeMoreText. */
export const seeMoreTextMessages = {
  SeeMoreText: {
    seeMore: ['See more', 'Ver más', 'Voir plus'],
    seeLess: ['See less', 'Ver menos', 'Voir moins'],
  },
} satisfies Messages
