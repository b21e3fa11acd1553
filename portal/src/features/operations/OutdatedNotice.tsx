import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface OutdatedNoticeProps {
  /** The name of the user who saved another version; undefined if it was deleted. */
  by: string | undefined
  /** The stored version. */
  children?: ReactNode
}

/** A notice above the save button: another user saved first, and a second press overwrites their version. */
export function OutdatedNotice({ by, children }: OutdatedNoticeProps): ReactNode {
  const { t } = useIntl()
  const isGone = by === undefined
  return (
    <>
      <InlineAlert tone="warning" title={t(isGone ? 'operations.deletedTitle' : 'error.CONFLICT')}>
        {isGone ? t('operations.deletedText') : t('operations.outdated', { name: by })}
      </InlineAlert>
      {children}
    </>
  )
}
