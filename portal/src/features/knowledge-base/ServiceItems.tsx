import type { ServiceContent } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { EmptyState, LinkTile, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { Knowledge } from './use-knowledge.ts'

interface ServiceItemsProps {
  items: ServiceContent['items']
  knowledge: Knowledge
}

/** Categories and articles of the content service. */
export function ServiceItems({ items, knowledge }: ServiceItemsProps): ReactNode {
  const { t } = useIntl()
  if (items.length === 0) return <EmptyState title={t('knowledge.empty')}>{t('knowledge.emptyText')}</EmptyState>
  return (
    <Stack as="ul">
      {items.map(({ id, type, title, summary }) => (
        <LinkTile
          key={id}
          headingLevel={2}
          title={title}
          description={summary || undefined}
          href={
            type === 'CATEGORY'
              ? pathTo('/knowledgeBase/articles', { category: id })
              : knowledge.hrefOf({ workspaceId: 'wem', id })
          }
        />
      ))}
    </Stack>
  )
}
