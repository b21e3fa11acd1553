import type { Messages } from '../../messages/use-messages.ts'

export const tableOfContentsMessages = {
  TableOfContents: {
    onThisPage: ['On this page', 'En esta página', 'Sur cette page'],
  },
} satisfies Messages
