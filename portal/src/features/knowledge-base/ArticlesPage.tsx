import { calls, pathTo } from '@tessera/contract'
import { Breadcrumbs, EmptyState, Page, Section, Skeleton, Stack } from '@tessera/ui'
import { Article } from '@tessera/ui/article'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../../platform/feedback/BackToStart.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { ArticleLinks } from './ArticleLinks.tsx'

/** Public articles: the list, or the article in the URL. */
export default function ArticlesPage(): ReactNode {
  const { t, locale } = useIntl()
  const id = queryOf(useLocation(), 'id')
  const { data, error, isLoading, retry } = useCall(calls.content.insights, { query: id ? { id } : {} })
  const headingRef = useFocusHeading(id, data !== undefined)
  if (!data) {
    if (error?.status === 404) return <NotFoundPage />
    return (
      <Page width="reading" title={t('title.resources')}>
        {error ? (
          <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Skeleton variant="text" lines={12} />
        )}
      </Page>
    )
  }
  const { title, summary, html, items } = data.content
  if (!id) {
    return (
      <Page width="reading" headingRef={headingRef} title={title} description={summary}>
        {items.length > 0 ? (
          <ArticleLinks items={items} headingLevel={2} />
        ) : (
          <EmptyState headingLevel={2} title={t('articles.none')} actions={<BackToStart variant="primary" />}>
            {t('articles.noneText')}
          </EmptyState>
        )}
      </Page>
    )
  }
  const lang = data.content.locale === locale ? undefined : data.content.locale
  const path = [{ label: t('title.resources'), href: pathTo('/articles/insights') }, { label: title }]
  return (
    <Page
      width="reading"
      headingRef={headingRef}
      breadcrumbs={<Breadcrumbs items={path} />}
      title={<span lang={lang}>{title}</span>}
      description={<span lang={lang}>{summary}</span>}
    >
      <Stack gap={8}>
        <Article html={html} lang={lang} />
        {items.length > 0 && (
          <Section title={t('articles.more')}>
            <ArticleLinks items={items} headingLevel={3} />
          </Section>
        )}
      </Stack>
    </Page>
  )
}
