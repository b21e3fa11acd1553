import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface OutdatedNoticeProps {
  /** The name of the user who saved another version; undefined where it was deleted. */
  by: string | undefined
  /** The stored version. */
  children?: ReactNode
}

/** Above the save button: another user saved first, and a second press replaces their version. */
export function OutdatedNotice({ by, children }: OutdatedNoticeProps): ReactNode {
  const { t } = useIntl()
  const isGone = by === undefined
  return (
    <>
      <InlineAlert tone="warning" title={t(isGone ? 'operations.goneTitle' : 'error.CONFLICT')}>
        {isGone ? t('operations.gone') : t('operations.outdated', { name: by })}
      </InlineAlert>
      {children}
    </>
  )
}
