import { pathTo } from '@tessera/contract'
import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

/** A link to the page of the reader's available, pending and missing products. */
export function MyAccessLink({ variant }: { variant?: 'primary' }): ReactNode {
  const { t } = useIntl()
  return (
    <ButtonLink href={pathTo('/profile/access')} variant={variant}>
      {t('menu.myAccess')}
    </ButtonLink>
  )
}
