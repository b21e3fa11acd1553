import type { DescriptionListProps } from '@tessera/ui'
import { Card, DescriptionList, Section, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'

interface OperationsCardProps {
  title: string
  description?: string
  /** Absent for readers who cannot edit. */
  actions: ReactNode
  facts: DescriptionListProps['items']
  /** The expandable content below the facts. */
  children: ReactNode
}

/** An item that operators control: its settings, and the actions on it. */
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
