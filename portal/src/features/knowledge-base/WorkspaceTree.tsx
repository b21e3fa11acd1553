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
  /** The id of the current article. */
  currentId?: string
}

interface Item {
  id: string
  label: string
  lang?: string
  href?: string
  children?: Item[]
}

/** The categories that the user has opened, by workspace, until the page reloads. */
const opened = new Map<WorkspaceId, readonly string[]>()

/** Categories and articles can have the same id. */
const articleKey = (id: string): string => `article ${id}`

/** All articles of a workspace by category. */
export function WorkspaceTree({ workspaceId, nodes, knowledge, currentId }: WorkspaceTreeProps): ReactNode {
  const { t, locale } = useIntl()
  const { hrefOf } = knowledge
  const items = useMemo(() => {
    const toItem = ({ id, title, type, children, locale: language }: HierarchyNode): Item =>
      type === 'ARTICLE'
        ? {
            id: articleKey(id),
            label: title,
            ...(language && language !== locale && { lang: language }),
            href: hrefOf({ workspaceId, id }),
          }
        : { id, label: title, children: children.map(toItem) }
    return nodes.map(toItem)
  }, [nodes, workspaceId, locale, hrefOf])
  return (
    <Tree
      aria-label={t('knowledge.allArticles')}
      items={items}
      defaultExpandedKeys={opened.get(workspaceId) ?? []}
      onExpandedChange={(keys) => opened.set(workspaceId, keys)}
      {...(currentId !== undefined && { currentId: articleKey(currentId) })}
    />
  )
}
