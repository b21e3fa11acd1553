import type { MyAccess } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { ButtonLink, Card, Disclosure, Section, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { AdministratorList } from '../../platform/session/AdministratorList.tsx'
import { mayRequestAccess } from '../../platform/session/may-request-access.ts'
import { useUser } from '../../platform/session/session.tsx'

type Administrators = MyAccess['administrators']

/** How many are named at once; the others open. */
const FIRST = 4

/** Who can help somebody to a product: administrators by name, for internal people their own request, else support. */
export function WhomToAsk({ administrators }: { administrators: Administrators }): ReactNode {
  const { t } = useIntl()
  const isOneself = mayRequestAccess(useUser())
  return (
    <Section title={t('myAccess.ask')} layout="aside">
      <Card padding={6}>
        <Stack gap={6}>
          {isOneself && <Oneself />}
          {administrators.length > 0 && <Administrators administrators={administrators} />}
          {!isOneself && administrators.length === 0 && <Support />}
        </Stack>
      </Card>
    </Section>
  )
}

function Oneself(): ReactNode {
  const { t } = useIntl()
  return (
    <Stack gap={4} align="start">
      <Text>{t('myAccess.askYourself')}</Text>
      <ButtonLink href={pathTo('/profile/requestAccess')} variant="primary">
        {t('menu.requestAccess')}
      </ButtonLink>
    </Stack>
  )
}

function Administrators({ administrators }: { administrators: Administrators }): ReactNode {
  const { t } = useIntl()
  const { own_company: company } = useUser()
  const count = administrators.length
  const first = count > FIRST + 1 ? administrators.slice(0, FIRST) : administrators
  const others = administrators.slice(first.length)
  return (
    <Stack gap={4}>
      <Text>
        {t('myAccess.askAdministrators', { company: company.name, count })} {count > 1 && t('myAccess.askOrder')}
      </Text>
      <AdministratorList administrators={first} aria-label={t('myAccess.ask')} />
      {others.length > 0 && (
        <Disclosure title={t('myAccess.askMore', { count: others.length })}>
          <AdministratorList administrators={others} aria-label={t('myAccess.askMore', { count: others.length })} />
        </Disclosure>
      )}
    </Stack>
  )
}

function Support(): ReactNode {
  const { t } = useIntl()
  const { supportPhone: phone } = useConfig()
  const { own_company: company } = useUser()
  return (
    <Stack gap={4} align="start">
      <Text>{t('myAccess.askSupport', { company: company.name })}</Text>
      {phone && <Text>{t('myAccess.supportPhone', { phone })}</Text>}
      <ButtonLink href={pathTo('/support/ticketCreation', { request: 'access' })}>{t('myAccess.support')}</ButtonLink>
    </Stack>
  )
}
