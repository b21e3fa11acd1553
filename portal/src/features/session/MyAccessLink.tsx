import { pathTo } from '@tessera/contract'
import { ButtonLink } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

/** Leads to what the reader has, waits for and lacks. */
export function MyAccessLink(): ReactNode {
  const { t } = useIntl()
  return <ButtonLink href={pathTo('/profile/access')}>{t('menu.myAccess')}</ButtonLink>
}
