import type { HierarchyNode, WorkspaceId } from '@tessera/contract'
import { Tree } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { Knowledge } from './use-knowledge.ts'

interface WorkspaceTreeProps {
  workspaceId: WorkspaceId
  nodes: readonly HierarchyNode[]
  knowledge: Knowledge
  /** The id of the article that is shown. */
  currentId?: string
}

interface Item {
  id: string
  label: string
  href?: string
  children?: Item[]
}

/** Categories and articles may have the same id. */
const articleKey = (id: string): string => `article ${id}`

/** All articles of a workspace by category. */
export function WorkspaceTree({ workspaceId, nodes, knowledge, currentId }: WorkspaceTreeProps): ReactNode {
  const { t } = useIntl()
  const { hrefOf } = knowledge
  const items = useMemo(() => {
    const toItem = ({ id, title, type, children }: HierarchyNode): Item =>
      type === 'ARTICLE'
        ? { id: articleKey(id), label: title, href: hrefOf({ workspaceId, id }) }
        : { id, label: title, children: children.map(toItem) }
    return nodes.map(toItem)
    // The addresses depend on the workspace and on the reader, who is another after a reload alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nodes, workspaceId])
  return (
    <Tree
      aria-label={t('knowledge.allArticles')}
      items={items}
      {...(currentId !== undefined && { currentId: articleKey(currentId) })}
    />
  )
}
