import type { ServiceContent } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Link, Page, Section, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { ArticleView } from './ArticleView.tsx'
import { ServiceItems } from './ServiceItems.tsx'
import { ServicePage } from './ServicePage.tsx'
import type { Knowledge } from './use-knowledge.ts'
import { useKnowledge } from './use-knowledge.ts'
import { Verdict } from './Verdict.tsx'

/** The content service’s page at a path: an article, or the landing page. */
export function ServiceArticle({ path }: { path: string }): ReactNode {
  const knowledge = useKnowledge()
  const answer = useCall(calls.content.byPath, { params: { '*': path } }, { onVisit: true })
  return (
    <ServicePage answer={answer} homeHref={knowledge.homeHref}>
      {(content) => <ServiceText content={content} knowledge={knowledge} />}
    </ServicePage>
  )
}

function ServiceText({ content, knowledge }: { content: ServiceContent; knowledge: Knowledge }): ReactNode {
  const { t } = useIntl()
  const { article, items, ...text } = content
  if (!article) {
    return (
      <Page title={text.title}>
        <ServiceItems items={items} knowledge={knowledge} />
      </Page>
    )
  }
  const path = [
    { label: t('title.knowledgeBase'), href: knowledge.homeHref },
    { label: t('knowledge.service'), href: pathTo('/knowledgeBase/articles') },
  ]
  return (
    <ArticleView key={article.id} id={article.id} article={{ ...text, ...article }} path={path}>
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
