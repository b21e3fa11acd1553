import type { ArticleKey } from '@tessera/contract'
import { articleAt, pathTo } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ItemNotFound } from '../../platform/feedback/ItemNotFound.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { ServiceArticle } from './ServiceArticle.tsx'
import { useKnowledge } from './use-knowledge.ts'
import { WorkspaceArticle } from './WorkspaceArticle.tsx'

/** The article in the URL: of a workspace, or of the content service. */
export default function ArticlePage(): ReactNode {
  const at = useLocation()
  const { homeHref } = useKnowledge()
  const basic: ArticleKey = { workspaceId: 'basic', id: queryOf(at, 'article') ?? '' }
  const named = at.pathname === pathTo('/knowledgeBase/basic/article') ? basic : articleAt(at.pathname)
  if (!named) return <ItemNotFound homeHref={homeHref} />
  if ('contentPath' in named) return <ServiceArticle path={named.contentPath} />
  return <WorkspaceArticle {...named} />
}
