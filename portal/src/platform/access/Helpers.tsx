import type { MyAccess } from '@tessera/contract'
import { ButtonLink, Disclosure, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { phoneInOneLine } from '../../messages/phone.ts'
import { useConfig } from '../config/config.tsx'
import { useUser } from '../session/session.tsx'
import { AdministratorList } from './AdministratorList.tsx'
import { FIRST_ADMINISTRATORS, supportFormHref } from './use-request-access.ts'

type Administrators = MyAccess['administrators']

/** The contacts who can help the reader get a product: the company's administrators by name, else support. */
export function Helpers({ administrators }: { administrators: Administrators }): ReactNode {
  return administrators.length > 0 ? <AdministratorNames administrators={administrators} /> : <Support />
}

function AdministratorNames({ administrators }: { administrators: Administrators }): ReactNode {
  const { t } = useIntl()
  const { own_company: company } = useUser()
  const count = administrators.length
  const first = count > FIRST_ADMINISTRATORS + 1 ? administrators.slice(0, FIRST_ADMINISTRATORS) : administrators
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
      {phone && <Text>{t('myAccess.supportPhone', { phone: phoneInOneLine(phone) })}</Text>}
      <ButtonLink href={supportFormHref()}>{t('myAccess.support')}</ButtonLink>
    </Stack>
  )
}
