import { pathTo } from '@tessera/contract'
import { Breadcrumbs, ButtonLink, Page, PageMessage, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { NotFoundContext } from '../../platform/feedback/not-found-context.ts'
import { useUser } from '../../platform/session/session.tsx'
import { useUploadCrumbs } from './upload-messages.ts'
import { UploadReport } from './UploadReport.tsx'
import { useImportPreview } from './use-import-preview.ts'

/** Responses for an address without a report, and for an invalid id. */
const GONE = [400, 404]

/** The effects of a file, row by row, at an address that is valid for a day. */
export function UploadReportPage({ id }: { id: string }): ReactNode {
  const { t, locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  const preview = useImportPreview(id)
  const { data, error, isLoading, retry } = preview
  const isCommitted = typeof data?.jobId === 'string'
  const title = t(isCommitted ? 'upload.committed' : 'upload.report')
  const crumbs = useUploadCrumbs(title)
  if (!data && error && GONE.includes(error.status)) return <GoneReport />
  return (
    <Page
      width="wide"
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      title={title}
      description={
        data &&
        t(isCommitted ? 'upload.committedText' : 'upload.reportText', {
          file: data.fileName,
          count: data.rows.length,
          time: dateTimeIn(locale, data.until, timezone),
        })
      }
    >
      {!data && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {!data && !error && <Skeleton variant="text" lines={8} />}
      {data && <UploadReport key={id} report={data} acts={preview} />}
    </Page>
  )
}

/** Reports that a report has expired or belongs to another user. */
function GoneReport(): ReactNode {
  const { t } = useIntl()
  const missing = use(NotFoundContext)
  useEffect(missing, [missing])
  return (
    <Page>
      <PageMessage
        picture="not-found"
        title={t('upload.gone')}
        actions={
          <>
            <ButtonLink variant="primary" href={pathTo('/admin/userList/upload')}>
              {t('upload.crumb')}
            </ButtonLink>
            <ButtonLink href={pathTo('/profile/files')}>{t('upload.files.title')}</ButtonLink>
          </>
        }
      >
        {t('upload.goneText')}
      </PageMessage>
    </Page>
  )
}
