import type { KnowledgeResult, Workspace, WorkspaceId } from '@tessera/contract'
import { calls, KNOWLEDGE_LIMITS, LIMITS, pathTo, WORKSPACES } from '@tessera/contract'
import {
  Breadcrumbs,
  Button,
  EmptyState,
  ErrorCard,
  Heading,
  Highlight,
  Link,
  Page,
  Pagination,
  Skeleton,
  Stack,
  Text,
} from '@tessera/ui'
import { Select } from '@tessera/ui/select'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useAnalytics } from '../../platform/analytics/analytics.ts'
import { useFailureTracking } from '../../platform/analytics/failure-tracking.ts'
import { useListTracking } from '../../platform/analytics/list-tracking.ts'
import { reloadPage } from '../../platform/routing/go-to.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { useFocusHeading } from '../../platform/routing/use-focus-heading.ts'
import { KnowledgeSearch } from './KnowledgeSearch.tsx'
import type { Knowledge } from './use-knowledge.ts'
import { useKnowledge } from './use-knowledge.ts'

const ALL = 'ALL'
const NO_FILTERS = {}

/** The state of the search results in a URL. */
interface SearchAddress {
  search: string
  /** Counted from 0. */
  page: number
  workspace: WorkspaceId | undefined
}

function useAddress(): SearchAddress {
  const at = useLocation()
  const page = Number(queryOf(at, 'page'))
  return {
    search: (queryOf(at, 'q') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LIMITS.search),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    workspace: WORKSPACES.find((id) => id === queryOf(at, 'workspace')),
  }
}

/** The results of an article search. */
export default function SearchPage(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const knowledge = useKnowledge()
  const address = useAddress()
  const { search, workspace } = address
  useListTracking('knowledgeBase', { search, filters: NO_FILTERS })
  const { data: workspaces = [] } = useCall(calls.knowledgeBase.workspaces, { query: knowledge.query })
  const headingRef = useFocusHeading(search, true)
  const show = (next: Partial<SearchAddress>): void => {
    const { page, ...changed } = { ...address, page: 0, ...next }
    const query = {
      q: changed.search,
      ...(changed.workspace && { workspace: changed.workspace }),
      ...(page > 0 && { page: String(page + 1) }),
    }
    void navigate(pathTo('/knowledgeBase/search', query))
  }
  return (
    <Page
      width="reading"
      title={t('knowledge.searchTitle')}
      headingRef={headingRef}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('title.knowledgeBase'), href: knowledge.homeHref }, { label: t('knowledge.searchTitle') }]}
        />
      }
    >
      <Stack gap={5}>
        <KnowledgeSearch knowledge={knowledge} search={search} />
        {workspaces.length > 1 && (
          <Select<WorkspaceId | typeof ALL>
            label={t('knowledge.workspace')}
            options={[
              { id: ALL, label: t('knowledge.allWorkspaces') },
              ...workspaces.map(({ id, title }) => ({ id, label: title })),
            ]}
            value={workspace ?? ALL}
            onChange={(next) => show({ workspace: next === ALL ? undefined : (next ?? undefined) })}
          />
        )}
        {search.length < KNOWLEDGE_LIMITS.shortestSearch ? (
          <Text as="p" tone="muted">
            {t('knowledge.searchShort', { count: KNOWLEDGE_LIMITS.shortestSearch })}
          </Text>
        ) : (
          <Results address={address} knowledge={knowledge} workspaces={workspaces} onPage={(page) => show({ page })} />
        )}
      </Stack>
    </Page>
  )
}

interface ResultsProps {
  address: SearchAddress
  knowledge: Knowledge
  workspaces: readonly Workspace[]
  onPage: (page: number) => void
}

function Results({ address, knowledge, workspaces, onPage }: ResultsProps): ReactNode {
  const { t } = useIntl()
  const { search, page, workspace } = address
  const size = KNOWLEDGE_LIMITS.pageSize
  const query = { query: search, page, size, ...(workspace && { workspace }), ...knowledge.query }
  const { data, error } = useCall(calls.knowledgeBase.search, { query })
  useFailureTracking(error, 'API Error')
  // A failure replaces the message for empty results.
  if (error) {
    return (
      <ErrorCard
        headingLevel={2}
        title={t('error.title')}
        actions={<Button onPress={reloadPage}>{t('knowledge.refresh')}</Button>}
      >
        {t('knowledge.failedText')}
      </ErrorCard>
    )
  }
  if (!data) return <Skeleton variant="text" lines={12} />
  const { content, total_elements: total, corrected } = data
  if (total === 0) return <NoResults key={search} homeHref={knowledge.homeHref} />
  return (
    <Stack gap={5}>
      <output>
        <Text tone="muted">
          {corrected === undefined
            ? t('knowledge.found', { count: total, search })
            : t('knowledge.corrected', { search, corrected })}
        </Text>
      </output>
      <Stack as="ol" gap={6}>
        {content.map((result) => (
          <Result
            key={`${result.workspaceId}/${result.id}`}
            result={result}
            href={knowledge.hrefOf(result)}
            workspace={workspaces.length > 1 && workspaces.find(({ id }) => id === result.workspaceId)?.title}
          />
        ))}
      </Stack>
      {total > size && (
        <Pagination
          page={page + 1}
          pageSize={size}
          pageSizes={[size]}
          rowCount={total}
          onChange={(next) => onPage(next.page - 1)}
        />
      )}
    </Stack>
  )
}

interface ResultProps {
  result: KnowledgeResult
  href: string
  /** The workspace of the article, for readers with several workspaces. */
  workspace: string | undefined | false
}

function Result({ result, href, workspace }: ResultProps): ReactNode {
  const { locale } = useIntl()
  const { title, titleRanges, snippet, ranges, locale: language } = result
  return (
    <Stack gap={1}>
      <Heading level={2} size="small">
        <Link href={href}>
          <span lang={language === locale ? undefined : language}>
            <Highlight ranges={titleRanges}>{title}</Highlight>
          </span>
        </Link>
      </Heading>
      <Text as="p">
        <span lang={language === locale ? undefined : language}>
          <Highlight ranges={ranges}>{snippet}</Highlight>
        </span>
      </Text>
      {workspace && (
        <Text size={13} tone="muted">
          {workspace}
        </Text>
      )}
    </Stack>
  )
}

function NoResults({ homeHref }: { homeHref: string }): ReactNode {
  const { t } = useIntl()
  const analytics = useAnalytics()
  useEffect(() => {
    analytics.track('error_shown', { status: 200, code: 'none', label: 'No Results' })
  }, [analytics])
  return (
    <output>
      <EmptyState
        headingLevel={2}
        picture="search"
        title={t('knowledge.noResults')}
        actions={<Link href={homeHref}>{t('knowledge.browse')}</Link>}
      >
        {t('knowledge.noResultsText')}
      </EmptyState>
    </output>
  )
}
