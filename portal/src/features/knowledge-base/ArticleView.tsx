import type { Locale } from '@tessera/contract'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Columns,
  Disclosure,
  Inline,
  Page,
  Section,
  Stack,
  TableOfContents,
  Text,
} from '@tessera/ui'
import { Article, headingsOf } from '@tessera/ui/article'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { dateIn } from '../../messages/date.ts'
import { useIntl } from '../../messages/intl.tsx'
import { OtherLanguage, useOtherLanguage } from '../../platform/feedback/OtherLanguage.tsx'
import { useItemTitle } from '../../platform/routing/document-title.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { useHashTarget } from './use-hash-target.ts'

/** An article with the data that its page shows. */
export interface ReadArticle {
  title: string
  summary: string
  html: string
  locale: Locale
  updatedOn: string
  minutes: number
}

interface NamedLink {
  title: string
  href: string
}

interface ArticleViewProps {
  /** Identifies the article, so a new one starts at its top. */
  id: string
  article: ReadArticle
  /** The breadcrumbs above the article. */
  path: readonly { label: string; href?: string }[]
  previous?: NamedLink | null
  next?: NamedLink | null
  /** All articles of the workspace, below the table of contents. */
  tree?: ReactNode
  /** Content below the article. */
  children?: ReactNode
}

/** The number of headings from which an article has a table of contents. */
const FEWEST_HEADINGS = 2

/** An article with its table of contents, facts, neighbors and the content below it. */
export function ArticleView({ id, article, path, previous, next, tree, children }: ArticleViewProps): ReactNode {
  const { t, locale } = useIntl()
  const headingRef = useFocusHeading(id, true)
  useHashTarget(article.html)
  useItemTitle(article.title)
  const { title, summary, html, updatedOn, minutes } = article
  const headings = useMemo(() => headingsOf(html), [html])
  const lang = useOtherLanguage(article.locale)
  const contents = headings.length >= FEWEST_HEADINGS && <TableOfContents items={headings} lang={lang} />
  return (
    <Page
      headingRef={headingRef}
      breadcrumbs={<Breadcrumbs items={[...path, { label: title }]} />}
      title={<span lang={lang}>{title}</span>}
      description={<span lang={lang}>{summary}</span>}
      actions={<Button onPress={() => window.print()}>{t('knowledge.print')}</Button>}
    >
      <WithContents contents={contents} tree={tree}>
        <Stack gap={6}>
          <Text as="p" size={13} tone="muted">
            {t('knowledge.facts', { date: dateIn(locale, updatedOn, 'UTC'), minutes })}
          </Text>
          <OtherLanguage language={article.locale} />
          <Article html={html} lang={lang} hasHeadingLinks />
          {(previous || next) && <Neighbors previous={previous} next={next} />}
          {children}
        </Stack>
      </WithContents>
    </Page>
  )
}

interface WithContentsProps {
  contents: ReactNode
  tree: ReactNode
  children: ReactNode
}

/** The article next to its table of contents and the tree; in one column, both are initially closed. */
function WithContents({ contents, tree, children }: WithContentsProps): ReactNode {
  const { t } = useIntl()
  if (!contents && !tree) return children
  return (
    <Columns
      aside={
        <Stack gap={6}>
          {contents && (
            <Section title={t('knowledge.contents')} size="small" gap={2}>
              {contents}
            </Section>
          )}
          {tree && (
            <Section title={t('knowledge.allArticles')} size="small" gap={2}>
              {tree}
            </Section>
          )}
        </Stack>
      }
      narrow={
        <Stack gap={0}>
          {contents && (
            <Disclosure headingLevel={2} title={t('knowledge.contents')}>
              {contents}
            </Disclosure>
          )}
          {tree && (
            <Disclosure headingLevel={2} title={t('knowledge.allArticles')}>
              {tree}
            </Disclosure>
          )}
        </Stack>
      }
    >
      {children}
    </Columns>
  )
}

function Neighbors({ previous, next }: Pick<ArticleViewProps, 'previous' | 'next'>): ReactNode {
  const { t } = useIntl()
  return (
    <nav aria-label={t('knowledge.neighbors')}>
      <Inline gap={3}>
        {previous && <ButtonLink href={previous.href}>{t('knowledge.previous', { title: previous.title })}</ButtonLink>}
        {next && <ButtonLink href={next.href}>{t('knowledge.next', { title: next.title })}</ButtonLink>}
      </Inline>
    </nav>
  )
}
