import type { Messages } from '../../messages/use-messages.ts'

/** Messages of CommentThread. */
export const commentThreadMessages = {
  CommentThread: {
    staff: ['Staff', 'Soporte', 'Assistance'],
    note: ['Internal note', 'Nota interna', 'Note interne'],
    newCommentsOne: ['{count} new comment', '{count} comentario nuevo', '{count} nouveau commentaire'],
    newCommentsOther: ['{count} new comments', '{count} comentarios nuevos', '{count} nouveaux commentaires'],
  },
} satisfies Messages
