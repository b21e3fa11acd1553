import type { Words } from '../../messages/words.ts'

/** What SeeMoreText says itself. */
export const seeMoreTextWords = {
  SeeMoreText: {
    seeMore: ['See more', 'Ver más', 'Voir plus'],
    seeLess: ['See less', 'Ver menos', 'Voir moins'],
  },
} satisfies Words
