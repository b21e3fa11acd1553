import { Card, Heading, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useSession } from '../session/session.tsx'
import { Helpers } from './Helpers.tsx'
import { canRequestAccess } from './can-request-access.ts'
import { useMyAccess } from './use-my-access.ts'

/** The contacts below a page's message; nothing before login, or for internal users, who request access themselves. */
export function ContactDetails(): ReactNode {
  const { t } = useIntl()
  const { user } = useSession()
  const { data } = useMyAccess()
  if (!user || !data || canRequestAccess(user)) return null
  return (
    <Card padding={6}>
      <Stack gap={3}>
        <Heading level={2} size="small">
          {t('myAccess.ask')}
        </Heading>
        <Helpers administrators={data.administrators} />
      </Stack>
    </Card>
  )
}
