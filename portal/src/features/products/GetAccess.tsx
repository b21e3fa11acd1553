import type { MyAccess } from '@tessera/contract'
import { Heading, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { CallState } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { Helpers } from '../../platform/access/Helpers.tsx'
import { mayRequestAccess } from '../../platform/access/may-request-access.ts'
import { useUser } from '../../platform/session/session.tsx'

interface GetAccessProps extends Pick<CallState<MyAccess>, 'data' | 'isLoading'> {
  headingLevel: 2 | 3
}

/** Who can help the reader to a product; internal staff request it themselves. */
export function GetAccess({ data, isLoading, headingLevel }: GetAccessProps): ReactNode {
  const { t } = useIntl()
  if (mayRequestAccess(useUser()) || !(data || isLoading)) return null
  return (
    <Stack gap={3}>
      <Heading level={headingLevel} size="small">
        {t('myAccess.ask')}
      </Heading>
      {data ? <Helpers administrators={data.administrators} /> : <Skeleton variant="text" lines={3} />}
    </Stack>
  )
}
