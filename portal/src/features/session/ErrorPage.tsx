import { pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { BackToStart } from '../../platform/feedback/BackToStart.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { GoBack } from '../../platform/feedback/GoBack.tsx'
import { ownAddress } from './own-address.ts'

/** Explains an error and the next step: after a failed login, at the wrong URL, or in general. */
export default function ErrorPage(): ReactNode {
  const { search } = useLocation()
  const { tenantHosts } = useConfig()
  const query = new URLSearchParams(search)
  const address = ownAddress(query.get('location'), tenantHosts, window.location.origin)
  return (
    <Page>
      {query.get('from') !== 'login' ? (
        <GeneralError />
      ) : query.get('reason') === 'tenant' && address ? (
        <OtherTenant address={address} />
      ) : (
        <LoginError />
      )}
    </Page>
  )
}

function GeneralError(): ReactNode {
  const { t } = useIntl()
  return (
    <PageMessage
      headingLevel={1}
      picture="failed"
      title={t('error.title')}
      actions={
        <>
          <BackToStart variant="primary" />
          <GoBack />
        </>
      }
    >
      {t('error.text')}
    </PageMessage>
  )
}

function LoginError(): ReactNode {
  const { t, rich } = useIntl()
  return (
    <PageMessage
      headingLevel={1}
      picture="failed"
      title={t('session.loginErrorTitle')}
      actions={
        <>
          <ButtonLink href={pathTo('/login')} variant="primary">
            {t('session.returnToLogin')}
          </ButtonLink>
          <ButtonLink href={pathTo('/support')}>{t('session.support')}</ButtonLink>
        </>
      }
    >
      {rich('session.loginErrorText', { contact: linkTo(pathTo('/contactUs')) })}
    </PageMessage>
  )
}

function OtherTenant({ address }: { address: URL }): ReactNode {
  const { t, rich } = useIntl()
  return (
    <PageMessage
      headingLevel={1}
      picture="failed"
      title={t('session.otherTenantTitle')}
      actions={
        <>
          <ButtonLink href={address.href} variant="primary">
            {t('shell.logIn')}
          </ButtonLink>
          <ButtonLink href={pathTo('/login')}>{t('session.returnToLogin')}</ButtonLink>
        </>
      }
    >
      {rich('session.otherTenantText', {
        host: address.host,
        address: linkTo(address.href),
      })}
    </PageMessage>
  )
}
