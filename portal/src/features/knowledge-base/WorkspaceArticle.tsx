import type { ArticleKey, KnowledgeArticle } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Link, Page, Section, Skeleton, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ItemNotFound } from '../../platform/feedback/ItemNotFound.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { ArticleView } from './ArticleView.tsx'
import type { Knowledge } from './use-knowledge.ts'
import { useKnowledge } from './use-knowledge.ts'
import { Verdict } from './Verdict.tsx'
import { WorkspaceTree } from './WorkspaceTree.tsx'

/** An article of a workspace. */
export function WorkspaceArticle({ workspaceId, id }: ArticleKey): ReactNode {
  const { t } = useIntl()
  const knowledge = useKnowledge()
  const params = { workspace: workspaceId, id }
  const { data, error, isLoading, retry } = useCall(calls.knowledgeBase.article, { params }, { onVisit: true })
  const { data: workspaces } = useCall(calls.knowledgeBase.workspaces, { query: knowledge.query })
  const { data: hierarchy } = useCall(calls.knowledgeBase.hierarchy, { params: { workspace: workspaceId }, query: {} })
  if (error?.status === 404) return <ItemNotFound homeHref={knowledge.homeHref} />
  if (!data) {
    return (
      // Without a heading, because the article's own heading takes the focus.
      <Page>
        {error ? (
          <LoadFailure headingLevel={1} error={error} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Skeleton variant="text" lines={16} />
        )}
      </Page>
    )
  }
  const workspace = workspaces?.find((each) => each.id === workspaceId)
  const path = [
    { label: t('title.knowledgeBase'), href: knowledge.homeHref },
    ...(workspace && workspaces && workspaces.length > 1
      ? [{ label: workspace.title, href: `${knowledge.homeHref}?workspace=${workspaceId}` }]
      : []),
    ...data.categories.map(({ title }) => ({ label: title })),
  ]
  const { previous, next } = data
  const linkTo = (article: typeof next) =>
    article && { title: article.title, href: knowledge.hrefOf({ workspaceId, id: article.id }) }
  return (
    <ArticleView
      key={`${workspaceId}/${id}`}
      id={`${workspaceId}/${id}`}
      article={data}
      path={path}
      previous={linkTo(previous)}
      next={linkTo(next)}
      tree={
        hierarchy && (
          <WorkspaceTree
            workspaceId={data.workspaceId}
            nodes={hierarchy.children}
            knowledge={knowledge}
            currentId={id}
          />
        )
      }
    >
      <Verdict key={`${data.locale} ${data.version}`} workspaceId={workspaceId} article={data} />
      <Related article={data} knowledge={knowledge} />
    </ArticleView>
  )
}

function Related({ article, knowledge }: { article: KnowledgeArticle; knowledge: Knowledge }): ReactNode {
  const { t, locale } = useIntl()
  if (article.related.length === 0) return null
  return (
    <Section title={t('knowledge.related')} size="small">
      <Stack as="ul" gap={3}>
        {article.related.map((each) => (
          <Stack key={each.id} gap={1}>
            <Link href={knowledge.hrefOf(each)}>
              <span lang={each.locale === locale ? undefined : each.locale}>{each.title}</span>
            </Link>
            <Text size={13} tone="muted">
              <span lang={each.locale === locale ? undefined : each.locale}>{each.summary}</span>
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
