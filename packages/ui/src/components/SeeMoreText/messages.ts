import type { Messages } from '../../messages/use-messages.ts'

/** What SeeMoreText says itself. */
export const seeMoreTextMessages = {
  SeeMoreText: {
    seeMore: ['See more', 'Ver más', 'Voir plus'],
    seeLess: ['See less', 'Ver menos', 'Voir moins'],
  },
} satisfies Messages
