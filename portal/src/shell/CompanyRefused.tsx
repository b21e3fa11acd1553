import { pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { asOneself } from '../data/company.ts'
import { useIntl } from '../messages/intl.tsx'
import { useConfig } from '../platform/config/config.tsx'
import { documentTitle } from '../platform/routing/route.ts'

/** Reports that the user may not act for the address's company, with a link to continue as themselves. */
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
            <ButtonLink href={asOneself('/')} variant="primary">
              {t('companies.goOnAsOneself')}
            </ButtonLink>
            <ButtonLink href={asOneself(pathTo('/profile/access'))}>{t('menu.myAccess')}</ButtonLink>
          </>
        }
      >
        {t('companies.refusedText')}
      </PageMessage>
    </Page>
  )
}
