import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'

/** Says honestly that a page which has an address is still to come. */
export function NotBuiltPage({ title }: { title: string }): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        stones="3333 3..3 2..s 1..."
        title={title}
        actions={<ButtonLink href="/">{t('shell.backToStart')}</ButtonLink>}
      >
        {t('shell.notBuilt')}
      </PageMessage>
    </Page>
  )
}
