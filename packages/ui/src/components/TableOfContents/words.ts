import type { Words } from '../../messages/words.ts'

export const tableOfContentsWords = {
  TableOfContents: {
    onThisPage: ['On this page', 'En esta página', 'Sur cette page'],
  },
} satisfies Words
