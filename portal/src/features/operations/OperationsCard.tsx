import type { DescriptionListProps } from '@tessera/ui'
import { Card, DescriptionList, Section, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'

interface OperationsCardProps {
  title: string
  description?: string
  /** Absent where it is only looked at. */
  actions: ReactNode
  facts: DescriptionListProps['items']
  /** The expandable content below the facts. */
  children: ReactNode
}

/** One thing that operators steer: what it is set to, and what may be done with it. */
export function OperationsCard({ title, description, actions, facts, children }: OperationsCardProps): ReactNode {
  return (
    <Card padding={6}>
      <Section title={title} description={description} size="small" actions={actions}>
        <Stack gap={4}>
          <DescriptionList layout="columns" aria-label={title} items={facts} />
          {children}
        </Stack>
      </Section>
    </Card>
  )
}
