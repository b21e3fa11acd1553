import type { KnowledgeReader } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Breadcrumbs, Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { queryOf } from '../../platform/routing/route.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { ServiceItems } from './ServiceItems.tsx'
import { ServicePage } from './ServicePage.tsx'
import { useKnowledge } from './use-knowledge.ts'

const queryFor = ({ tenant, locale, userType }: KnowledgeReader, category: string | null) => {
  const variables = { market: tenant.toLowerCase(), language: locale.slice(0, 2), userType }
  return category === null
    ? ({ query: 'kbLanding', variables } as const)
    : ({ query: 'kbCategory', variables: { ...variables, id: category } } as const)
}

/** A category of the content service, or all categories. */
export default function CategoryPage(): ReactNode {
  const { t } = useIntl()
  const knowledge = useKnowledge()
  const category = queryOf(useLocation(), 'category')
  const answer = useCall(calls.content.persisted, { body: queryFor(knowledge.reader, category) })
  const headingRef = useFocusHeading(category, answer.data !== undefined)
  const above = [
    { label: t('title.knowledgeBase'), href: knowledge.homeHref },
    ...(category === null ? [] : [{ label: t('knowledge.service'), href: pathTo('/knowledgeBase/articles') }]),
  ]
  return (
    <ServicePage answer={answer} homeHref={knowledge.homeHref}>
      {({ title, items }) => (
        <Page
          width="reading"
          title={title}
          headingRef={headingRef}
          breadcrumbs={<Breadcrumbs items={[...above, { label: title }]} />}
        >
          <ServiceItems items={items} knowledge={knowledge} />
        </Page>
      )}
    </ServicePage>
  )
}
