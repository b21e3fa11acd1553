import type { Messages } from '../../messages/use-messages.ts'

/** Messages of SkipLink. */
export const skipLinkMessages = {
  SkipLink: {
    skipToContent: ['Skip to main content', 'Ir al contenido principal', 'Passer au contenu principal'],
  },
} satisfies Messages
