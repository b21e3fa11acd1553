import { pathTo } from '@tessera/contract'
import { Button, ButtonLink, ContextBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { actingSince } from '../data/storage.ts'
import { DateTime } from '../messages/DateTime.tsx'
import { useIntl } from '../messages/intl.tsx'
import type { Acting } from '../platform/company/acting.ts'
import { useLeaveCompany } from '../platform/company/acting.ts'

const strong = (words: ReactNode): ReactNode => <strong>{words}</strong>

/** Names the company that this tab acts for and since when, with the links that stop acting. */
export function ActAsBar({ acting }: { acting: Acting }): ReactNode {
  const { t, rich } = useIntl()
  const [since] = useState(() => actingSince(acting.id))
  const [isLeaving, setIsLeaving] = useState(false)
  const leaveCompany = useLeaveCompany()
  const leave = (): void => {
    setIsLeaving(true)
    void leaveCompany()
  }
  return (
    <ContextBar
      aria-label={t('acting.region')}
      title={rich('acting.company', { company: acting.name, name: strong })}
      description={
        <>
          {rich('acting.since', { time: <DateTime iso={since} timeZone={acting.timeZone} isRelative /> })}
          {acting.isReadOnly && ` ${t('acting.readOnly')}`}
        </>
      }
      actions={
        <>
          <ButtonLink href={pathTo('/companyList')} size="small">
            {t('acting.switch')}
          </ButtonLink>
          <Button size="small" isPending={isLeaving} onPress={leave}>
            {leaveLabel(acting, t)}
          </Button>
        </>
      }
    />
  )
}

/** The label of the link that stops acting: the list for super admins, the own company for others. */
export function leaveLabel({ isSuperAdmin, ownName }: Acting, t: ReturnType<typeof useIntl>['t']): string {
  return isSuperAdmin ? t('acting.backToList') : t('acting.backToOwn', { company: ownName })
}
