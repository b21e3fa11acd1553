import { pathTo } from '@tessera/contract'
import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

/** A link from a closed page back to the apps. */
export function BackToApps(): ReactNode {
  const { t } = useIntl()
  return (
    <ButtonLink href={pathTo('/apps')} variant="primary">
      {t('session.backToApps')}
    </ButtonLink>
  )
}
