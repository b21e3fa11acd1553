import { pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { inOwnCompany } from '../data/company.ts'
import { useIntl } from '../messages/intl.tsx'
import { useConfig } from '../platform/config/config.tsx'
import { documentTitle } from '../platform/routing/route.ts'

/** Reports that the user cannot act for the company in the URL, with a link to continue without it. */
export default function CompanyRefused(): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const title = t('companies.refusedTitle')
  useEffect(() => {
    document.title = documentTitle(title, productName)
  }, [title, productName])
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="locked"
        title={title}
        actions={
          <>
            <ButtonLink href={inOwnCompany('/')} variant="primary">
              {t('companies.continueAsYourself')}
            </ButtonLink>
            <ButtonLink href={inOwnCompany(pathTo('/profile/access'))}>{t('menu.myAccess')}</ButtonLink>
          </>
        }
      >
        {t('companies.refusedText')}
      </PageMessage>
    </Page>
  )
}
