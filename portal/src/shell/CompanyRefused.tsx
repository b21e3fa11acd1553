import { pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { asOneself } from '../data/company.ts'
import { useIntl } from '../messages/intl.tsx'
import { useConfig } from '../platform/config/config.tsx'
import { documentTitle } from '../platform/routing/route.ts'

/** Says that one may not act for the company that the address names, and leads on as oneself. */
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
