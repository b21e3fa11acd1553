import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import { pathTo } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../feedback/BackToStart.tsx'

/**
 * Shown instead of a knowledge base page that the account cannot read: a message, with links to the start page and to
 * support.
 */
export default function NoKnowledgeBasePage(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        picture="locked"
        title={t('title.knowledgeBase')}
        actions={
          <>
            <BackToStart variant="primary" />
            <ButtonLink href={pathTo('/support')}>{t('menu.support')}</ButtonLink>
          </>
        }
      >
        {t('reading.noKnowledgeBase')}
      </PageMessage>
    </Page>
  )
}
