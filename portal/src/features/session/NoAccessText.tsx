import { pathTo } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { useSession } from '../../platform/session/session.tsx'

/** Options of a user without access: internal users request it or look around, others ask their administrator. */
export function NoAccessText(): ReactNode {
  const { t, rich } = useIntl()
  const { productName } = useConfig()
  const { user } = useSession()
  const isClosed = user?.gate != null && !user.can_browse
  if (user?.user_type !== 'INTERNAL' || isClosed) return t('session.noAccessExternal', { productName })
  return rich('session.noAccessInternal', {
    productName,
    request: linkTo(pathTo('/profile/requestAccess')),
    explore: linkTo(pathTo('/apps', { explore: 'true' })),
  })
}
