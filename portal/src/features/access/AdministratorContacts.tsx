import type { MyAccess } from '@tessera/contract'
import { Card, Section, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { Helpers } from '../../platform/access/Helpers.tsx'
import { canRequestAccess } from '../../platform/access/can-request-access.ts'
import { RequestAccessLink } from '../../platform/access/RequestAccessLink.tsx'
import { useUser } from '../../platform/session/session.tsx'

interface AdministratorContactsProps {
  administrators: MyAccess['administrators']
  /** Whether a request for access is useful: super admins need none, and a blocked account gets none. */
  canRequest: boolean
}

/** Shows how to get a product: administrators by name, the request form for internal users, otherwise support. */
export function AdministratorContacts({ administrators, canRequest }: AdministratorContactsProps): ReactNode {
  const { t } = useIntl()
  const isOneself = canRequestAccess(useUser())
  return (
    <Section title={t('myAccess.ask')} layout="aside">
      <Card padding={6}>
        <Stack gap={6}>
          {isOneself && <Text>{t('myAccess.askYourself')}</Text>}
          {(!isOneself || administrators.length > 0) && <Helpers administrators={administrators} />}
          {canRequest && (
            <Stack align="start">
              <RequestAccessLink />
            </Stack>
          )}
        </Stack>
      </Card>
    </Section>
  )
}
