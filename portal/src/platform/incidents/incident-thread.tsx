import type { IncidentAttachment, IncidentNote, IncidentThread } from '@tessera/contract'
import type { CommentThreadComment } from '@tessera/ui'
import type { ReactNode } from 'react'
import { IncidentFiles } from './IncidentFiles.tsx'

interface Conversation {
  createdOn: string
  createdBy: string | null
  firstName: string
  lastName: string
  situationDescription: string
  threads: readonly IncidentThread[]
  attachments: readonly IncidentAttachment[]
  notes?: readonly IncidentNote[]
}

/** The conversation of an incident in chronological order, starting with the description. */
export function conversationOf(incident: Conversation): CommentThreadComment[] {
  const { createdBy, firstName, lastName, attachments, notes = [] } = incident
  const filesAt = (threadId: string | null): ReactNode => (
    <IncidentFiles files={attachments.filter((each) => each.threadId === threadId)} />
  )
  const comments: CommentThreadComment[] = [
    {
      id: 'description',
      author: createdBy ?? `${firstName} ${lastName}`,
      createdAt: incident.createdOn,
      text: incident.situationDescription,
      children: filesAt(null),
    },
    ...incident.threads.map(({ id, author, authorKind, isOwn, createdOn, text }) => ({
      id,
      author,
      kind: authorKind === 'AGENT' ? ('staff' as const) : ('user' as const),
      isOwn,
      createdAt: createdOn,
      text,
      children: filesAt(id),
    })),
    ...notes.map(({ id, author, isOwn, createdOn, text }) => ({
      id,
      author,
      kind: 'note' as const,
      isOwn,
      createdAt: createdOn,
      text,
    })),
  ]
  return comments.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}
