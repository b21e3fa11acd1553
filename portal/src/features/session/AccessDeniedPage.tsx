import { pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { NoAccessText } from './NoAccessText.tsx'

/** Says that a page is closed to the reader, and leads back. */
export default function AccessDeniedPage(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="locked"
        title={t('error.FORBIDDEN')}
        actions={
          <ButtonLink href={pathTo('/apps')} variant="primary">
            {t('session.backToApps')}
          </ButtonLink>
        }
      >
        <NoAccessText />
      </PageMessage>
    </Page>
  )
}
