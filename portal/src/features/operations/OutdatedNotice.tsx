import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface OutdatedNoticeProps {
  /** The name of whoever has saved another version; undefined where it was deleted. */
  by: string | undefined
  /** What is stored by now. */
  children?: ReactNode
}

/** Over the button that saves: somebody else was there first, and a second press replaces what they did. */
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
