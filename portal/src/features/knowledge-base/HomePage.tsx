import type { HierarchyNode, ListedArticle, Workspace, WorkspaceId } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import {
  Card,
  Columns,
  Disclosure,
  EmptyState,
  Grid,
  Heading,
  Link,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { dateIn } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { KnowledgeSearch } from './KnowledgeSearch.tsx'
import type { Knowledge } from './use-knowledge.ts'
import { useKnowledge } from './use-knowledge.ts'
import { WorkspaceTree } from './WorkspaceTree.tsx'

/** The home page of the knowledge base: search, workspaces with their categories, top articles and latest changes. */
export default function HomePage(): ReactNode {
  const { t } = useIntl()
  const knowledge = useKnowledge()
  const { data, error, isLoading, retry } = useCall(calls.knowledgeBase.workspaces, { query: knowledge.query })
  return (
    <Page title={t('title.knowledgeBase')} description={t('knowledge.intro')}>
      <Stack gap={6}>
        <KnowledgeSearch knowledge={knowledge} />
        {error ? (
          <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
        ) : data ? (
          <Workspaces workspaces={data} knowledge={knowledge} />
        ) : (
          <Skeleton variant="text" lines={12} />
        )}
      </Stack>
    </Page>
  )
}

interface WorkspacesProps {
  workspaces: readonly Workspace[]
  knowledge: Knowledge
}

function Workspaces({ workspaces, knowledge }: WorkspacesProps): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const at = useLocation()
  const wanted = queryOf(at, 'workspace')
  const shown = workspaces.find(({ id }) => id === wanted) ?? workspaces[0]
  if (!shown) return <EmptyState title={t('knowledge.empty')}>{t('knowledge.emptyText')}</EmptyState>
  if (workspaces.length === 1) return <WorkspaceHome workspace={shown} knowledge={knowledge} />
  const show = (id: string): void => {
    const query = new URLSearchParams(at.search)
    query.set('workspace', id)
    void navigate(`${at.pathname}?${query}`, { replace: true })
  }
  return (
    <Tabs
      aria-label={t('knowledge.workspaces')}
      value={shown.id}
      onChange={show}
      items={workspaces.map((workspace) => ({
        id: workspace.id,
        label: workspace.title,
        content: <WorkspaceHome workspace={workspace} knowledge={knowledge} />,
      }))}
    />
  )
}

function WorkspaceHome({ workspace, knowledge }: { workspace: Workspace; knowledge: Knowledge }): ReactNode {
  const { t } = useIntl()
  const { data, error, isLoading, retry } = useCall(calls.knowledgeBase.hierarchy, {
    params: { workspace: workspace.id },
    query: {},
  })
  const query = { ...knowledge.query, workspace: workspace.id }
  const top = useCall(calls.knowledgeBase.top, { query })
  const recent = useCall(calls.knowledgeBase.recent, { query })
  if (error) return <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
  if (!data) return <Skeleton variant="text" lines={12} />
  if (data.children.length === 0)
    return <EmptyState title={t('knowledge.empty')}>{t('knowledge.emptyText')}</EmptyState>
  const tree = <WorkspaceTree workspaceId={workspace.id} nodes={data.children} knowledge={knowledge} />
  return (
    <Columns
      side="start"
      aside={
        <Section title={t('knowledge.allArticles')} size="small" gap={2}>
          {tree}
        </Section>
      }
      narrow={
        <Disclosure headingLevel={2} title={t('knowledge.allArticles')}>
          {tree}
        </Disclosure>
      }
    >
      <Stack gap={8}>
        <Section title={t('knowledge.topics')} description={workspace.description}>
          <Topics workspaceId={workspace.id} nodes={data.children} knowledge={knowledge} />
        </Section>
        <Grid columns={{ base: 1, large: 2 }} gap={6}>
          <ArticleList title={t('knowledge.top')} articles={top.data} knowledge={knowledge} />
          <ArticleList title={t('knowledge.recent')} articles={recent.data} knowledge={knowledge} isDated />
        </Grid>
      </Stack>
    </Columns>
  )
}

interface TopicsProps {
  workspaceId: WorkspaceId
  nodes: readonly HierarchyNode[]
  knowledge: Knowledge
}

const leavesOf = (nodes: readonly HierarchyNode[]): HierarchyNode[] =>
  nodes.flatMap((node) => (node.type === 'ARTICLE' ? [node] : leavesOf(node.children)))

/** The articles on a category's card; the tree shows all of them. */
const SHOWN = 7

/** The categories of a workspace, each with its articles. */
function Topics({ workspaceId, nodes, knowledge }: TopicsProps): ReactNode {
  const { t, locale } = useIntl()
  const loose = nodes.filter(({ type }) => type === 'ARTICLE')
  const others: HierarchyNode = { id: '', title: t('knowledge.otherArticles'), type: 'CATEGORY', children: loose }
  const categories = [...nodes.filter(({ type }) => type === 'CATEGORY'), ...(loose.length > 0 ? [others] : [])]
  return (
    <Grid columns={{ base: 1, medium: 2 }}>
      {categories.map((category) => {
        const articles = leavesOf(category.children)
        return (
          <Card key={category.id}>
            <Stack gap={3}>
              <Heading level={3} size="small">
                {workspaceId === 'wem' && category.id !== '' ? (
                  <Link href={pathTo('/knowledgeBase/articles', { category: category.id })}>{category.title}</Link>
                ) : (
                  category.title
                )}
              </Heading>
              <Stack as="ul" gap={2}>
                {articles.slice(0, SHOWN).map(({ id, title, locale: language }) => (
                  <Link key={id} href={knowledge.hrefOf({ workspaceId, id })}>
                    <span lang={language === locale ? undefined : language}>{title}</span>
                  </Link>
                ))}
              </Stack>
              {articles.length > SHOWN && (
                <Text tone="muted">{t('knowledge.more', { count: articles.length - SHOWN })}</Text>
              )}
            </Stack>
          </Card>
        )
      })}
    </Grid>
  )
}

interface ArticleListProps {
  title: string
  articles: readonly ListedArticle[] | undefined
  knowledge: Knowledge
  isDated?: boolean
}

function ArticleList({ title, articles, knowledge, isDated = false }: ArticleListProps): ReactNode {
  const { t, locale } = useIntl()
  if (articles?.length === 0) return null
  return (
    <Section title={title} size="small">
      {articles ? (
        <Stack as="ol" gap={3}>
          {articles.map(({ id, workspaceId, title: name, locale: language, updatedOn }) => (
            <Stack key={`${workspaceId}/${id}`} gap={1}>
              <Link href={knowledge.hrefOf({ workspaceId, id })}>
                <span lang={language === locale ? undefined : language}>{name}</span>
              </Link>
              {isDated && (
                <Text size={13} tone="muted">
                  {t('knowledge.updated', { date: dateIn(locale, updatedOn, 'UTC') })}
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      ) : (
        <Skeleton variant="text" lines={6} />
      )}
    </Section>
  )
}
