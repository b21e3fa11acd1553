import type { ServiceAnswer, ServiceContent } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Link, Page, PageMessage, Section, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ItemNotFound } from '../../platform/feedback/ItemNotFound.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { ArticleView } from './ArticleView.tsx'
import { ServiceItems } from './ServiceItems.tsx'
import { useKnowledge } from './use-knowledge.ts'
import { Verdict } from './Verdict.tsx'

type Problem = Extract<ServiceAnswer, { errors: object }>['errors'][number]

/** The content of an answer, or the first of its errors. */
export function contentIn(answer: ServiceAnswer): { content: ServiceContent } | { problem: Problem | undefined } {
  return 'content' in answer ? answer : { problem: answer.errors[0] }
}

/** What the content service has at a path: an article, or the landing page. */
export function ServiceArticle({ path }: { path: string }): ReactNode {
  const { t } = useIntl()
  const knowledge = useKnowledge()
  const { data, error, isLoading, retry } = useCall(calls.content.byPath, { params: { '*': path } }, { onVisit: true })
  const found = data && contentIn(data)
  if (found && 'problem' in found) {
    if (found.problem?.code === 'NOT_FOUND') return <ItemNotFound homeHref={knowledge.homeHref} />
    return (
      <Page>
        <PageMessage headingLevel={1} picture="failed" title={t('error.title')}>
          {found.problem?.message}
        </PageMessage>
      </Page>
    )
  }
  if (!found) {
    return (
      <Page>
        {error ? (
          <LoadFailure headingLevel={1} error={error} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Skeleton variant="text" lines={16} />
        )}
      </Page>
    )
  }
  const { article, items, ...text } = found.content
  const pages = [
    { label: t('title.knowledgeBase'), href: knowledge.homeHref },
    { label: t('knowledge.service'), href: pathTo('/knowledgeBase/articles') },
  ]
  if (!article) {
    return (
      <Page title={text.title}>
        <ServiceItems items={items} knowledge={knowledge} />
      </Page>
    )
  }
  return (
    <ArticleView key={article.id} id={article.id} article={{ ...text, ...article }} path={pages}>
      <Verdict
        key={`${text.locale} ${article.version}`}
        workspaceId="wem"
        article={{ ...article, locale: text.locale, verdict: article.verdict && { ...article.verdict, reason: null } }}
      />
      {items.length > 0 && (
        <Section title={t('knowledge.related')} size="small">
          <Stack as="ul" gap={3}>
            {items.map(({ id, title }) => (
              <Link key={id} href={knowledge.hrefOf({ workspaceId: 'wem', id })}>
                {title}
              </Link>
            ))}
          </Stack>
        </Section>
      )}
    </ArticleView>
  )
}
