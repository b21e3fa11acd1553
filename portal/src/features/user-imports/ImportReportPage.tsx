import { pathTo } from '@tessera/contract'
import { Breadcrumbs, ButtonLink, Page, PageMessage, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { NotFoundContext } from '../../platform/feedback/not-found-context.ts'
import { useUser } from '../../platform/session/session.tsx'
import { useImportCrumbs } from './import-messages.ts'
import { ImportReport } from './ImportReport.tsx'
import { useImportPreview } from './use-import-preview.ts'

/** Statuses of a URL without a preview, and of an invalid id. */
const GONE = [400, 404]

/** The effects of a file, row by row, at a URL that is valid for a day. */
export function ImportReportPage({ id }: { id: string }): ReactNode {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const preview = useImportPreview(id)
  const { data, error, isLoading, retry } = preview
  const isCommitted = typeof data?.jobId === 'string'
  const title = t(isCommitted ? 'userImports.committed' : 'userImports.report')
  const crumbs = useImportCrumbs(title)
  if (!data && error && GONE.includes(error.status)) return <GoneReport />
  return (
    <Page
      width="wide"
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      title={title}
      description={
        data &&
        t(isCommitted ? 'userImports.committedText' : 'userImports.reportText', {
          file: data.fileName,
          count: data.rows.length,
          time: dateTimeIn(locale, data.until, timezone),
        })
      }
    >
      {!data && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {!data && !error && <Skeleton variant="text" lines={8} />}
      {data && <ImportReport key={id} report={data} handlers={preview} />}
    </Page>
  )
}

/** Reports that a preview has expired or belongs to another user. */
function GoneReport(): ReactNode {
  const { t } = useIntl()
  const missing = use(NotFoundContext)
  useEffect(missing, [missing])
  return (
    <Page>
      <PageMessage
        picture="not-found"
        title={t('userImports.notFound')}
        actions={
          <>
            <ButtonLink variant="primary" href={pathTo('/admin/userList/upload')}>
              {t('userImports.crumb')}
            </ButtonLink>
            <ButtonLink href={pathTo('/profile/files')}>{t('files.title')}</ButtonLink>
          </>
        }
      >
        {t('userImports.notFoundText')}
      </PageMessage>
    </Page>
  )
}
