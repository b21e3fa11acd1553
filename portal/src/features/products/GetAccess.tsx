import { Heading, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { Helpers } from '../../platform/access/Helpers.tsx'
import { canRequestAccess } from '../../platform/access/can-request-access.ts'
import { useMyAccess } from '../../platform/access/use-my-access.ts'
import { useUser } from '../../platform/session/session.tsx'

/** The contacts who can help the reader get a product; nothing for internal users, who request it themselves. */
export function GetAccess({ headingLevel }: { headingLevel: 2 | 3 }): ReactNode {
  const { t } = useIntl()
  const { data, isLoading } = useMyAccess()
  if (canRequestAccess(useUser()) || !(data || isLoading)) return null
  return (
    <Stack gap={3}>
      <Heading level={headingLevel} size="small">
        {t('myAccess.ask')}
      </Heading>
      {data ? <Helpers administrators={data.administrators} /> : <Skeleton variant="text" lines={3} />}
    </Stack>
  )
}
