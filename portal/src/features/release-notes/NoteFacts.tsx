import type { ReleaseNote } from '@tessera/contract'
import { Badge, Inline, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useDate } from '../../messages/date.ts'
import { useTags } from './use-tags.ts'

/** The day and the tags of a release note. */
export function NoteFacts({ note }: { note: ReleaseNote }): ReactNode {
  const date = useDate()
  const { data: tags = [] } = useTags()
  return (
    <Inline gap={2}>
      <Text size={13} tone="muted">
        <time dateTime={note.publishedOn}>{date(note.publishedOn, 'UTC')}</time>
      </Text>
      {note.tags.map((tag) => (
        <Badge key={tag} tone="neutral">
          {tags.find(({ id }) => id === tag)?.title ?? tag}
        </Badge>
      ))}
    </Inline>
  )
}
