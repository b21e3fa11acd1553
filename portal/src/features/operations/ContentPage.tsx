import type { ManagedContentDetail } from '@tessera/contract'
import {
  ADMIN_PERMISSIONS,
  calls,
  hasPermission,
  LOCALES,
  parseItemPath,
  pathTo,
  resolveLocale,
} from '@tessera/contract'
import { Breadcrumbs, Page, Skeleton } from '@tessera/ui'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode, RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { useItemTitle } from '../../platform/routing/document-title.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CONTENT, toContent } from './content-address.ts'
import { COLLECTION_MESSAGES, languageStateText } from './content-messages.ts'
import { ContentLanguage } from './ContentLanguage.tsx'
import { ContentWithdraw } from './ContentWithdraw.tsx'

interface ContentPageProps {
  /** The item in the URL. */
  path: string
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The page of one content item with its languages. */
export function ContentPage({ path, headingRef }: ContentPageProps): ReactNode {
  const { t } = useIntl()
  const key = parseItemPath(path)
  const params = key ?? { collection: 'supplier', slug: '' }
  const { data, error, isLoading, retry } = useCall(key && calls.content.read, { params }, { onVisit: true })
  const { authz } = useUser()
  const canEdit = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateContent)
  useItemTitle(data?.title)
  if (!key || error?.status === 404) return <NotFoundPage />
  return (
    <Page
      width="wide"
      title={data?.title ?? key.slug}
      description={t(COLLECTION_MESSAGES[key.collection])}
      headingRef={headingRef}
      actions={data && canEdit && <ContentWithdraw item={data} headingRef={headingRef} />}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('title.operations'), href: pathTo('/operations') },
            { label: t('content.tab'), href: CONTENT },
            { label: data?.title ?? key.slug },
          ]}
        />
      }
    >
      {data ? (
        <Languages item={data} />
      ) : error ? (
        <LoadFailure headingLevel={2} error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Skeleton variant="block" height={480} />
      )}
    </Page>
  )
}

function Languages({ item }: { item: ManagedContentDetail }): ReactNode {
  const { t, locale: reader } = useIntl()
  const navigate = useNavigate()
  const wanted = queryOf(useLocation(), 'locale')
  const shown = LOCALES.find((locale) => locale === wanted) ?? resolveLocale(reader)
  return (
    <Tabs
      aria-label={t('content.languages')}
      keyboardActivation="manual"
      value={shown}
      onChange={(locale) => void navigate(toContent(item.path, locale), { replace: true, preventScrollReset: true })}
      items={item.languages.map((language) => ({
        id: language.locale,
        label: languageStateText(t, language),
        content: <ContentLanguage key={`${item.path} ${language.locale}`} item={item} language={language} />,
      }))}
    />
  )
}
