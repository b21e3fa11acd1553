import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { NotFoundContext } from './not-found-context.ts'

/** Reports that an area's item doesn't exist, with a link to the area's home page. */
export function ItemNotFound({ homeHref }: { homeHref: string }): ReactNode {
  const { t } = useIntl()
  const reportMissing = use(NotFoundContext)
  useEffect(reportMissing, [reportMissing])
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="not-found"
        title={t('reading.notFound')}
        actions={
          <ButtonLink href={homeHref} variant="primary">
            {t('reading.backHome')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
