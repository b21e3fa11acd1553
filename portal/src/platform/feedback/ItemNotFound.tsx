import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { use, useEffect } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { NotFoundContext } from './not-found-context.ts'

/** Says within an area that the item of this address does not exist, and leads to the area's home page. */
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
