import type { Words } from '../../messages/words.ts'

/** What SkipLink says itself. */
export const skipLinkWords = {
  SkipLink: {
    skipToContent: ['Skip to main content', 'Ir al contenido principal', 'Passer au contenu principal'],
  },
} satisfies Words
