import type { KnowledgeReader } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Breadcrumbs, Page, PageMessage, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ItemNotFound } from '../../platform/feedback/ItemNotFound.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useFromTheTop } from '../../platform/routing/use-from-the-top.ts'
import { contentIn } from './ServiceArticle.tsx'
import { ServiceItems } from './ServiceItems.tsx'
import { useKnowledge } from './use-knowledge.ts'

const queryFor = ({ tenant, locale, userType }: KnowledgeReader, category: string | null) => {
  const variables = { market: tenant.toLowerCase(), language: locale.slice(0, 2), userType }
  return category === null
    ? ({ query: 'kbLanding', variables } as const)
    : ({ query: 'kbCategory', variables: { ...variables, id: category } } as const)
}

/** A category of the content service, or all of them. */
export default function CategoryPage(): ReactNode {
  const { t } = useIntl()
  const knowledge = useKnowledge()
  const category = queryOf(useLocation(), 'category')
  const body = queryFor(knowledge.reader, category)
  const { data, error, isLoading, retry } = useCall(calls.content.persisted, { body })
  const headingRef = useFromTheTop(category, data !== undefined)
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
      <Page width="reading">
        {error ? (
          <LoadFailure headingLevel={1} error={error} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Skeleton variant="text" lines={8} />
        )}
      </Page>
    )
  }
  const { title, items } = found.content
  const path = [
    { label: t('title.knowledgeBase'), href: knowledge.homeHref },
    ...(category === null ? [] : [{ label: t('knowledge.service'), href: pathTo('/knowledgeBase/articles') }]),
    { label: title },
  ]
  return (
    <Page width="reading" title={title} headingRef={headingRef} breadcrumbs={<Breadcrumbs items={path} />}>
      <ServiceItems items={items} knowledge={knowledge} />
    </Page>
  )
}
