import { calls, pathTo } from '@tessera/contract'
import { ButtonLink, LoadingPage, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Registers an invited user. */
export default function RegistrationPage(): ReactNode {
  const { gate } = useUser()
  return gate === 'REGISTRATION_INCOMPLETE' ? <Registration /> : <Registered />
}

function Registration(): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { own_company: company, email_address: address } = useUser()
  const { refresh } = useCachedResponses()
  const { data, error, retry } = useCall(calls.users.registration, { params: { companyId: company.id } })
  // The form is not needed, because another tab has completed the registration.
  const isRegistered = error?.status === 404
  useEffect(() => {
    if (isRegistered) void refresh(calls.session.userContext)
  }, [isRegistered, refresh])
  if (!data && error && !isRegistered) {
    return (
      <Page>
        <LoadFailure headingLevel={1} error={error} onRetry={retry} />
      </Page>
    )
  }
  if (!data) return <LoadingPage />
  return (
    <Page
      width="form"
      title={t('registration.title')}
      description={t('registration.text', { productName, company: company.name, address })}
    >
      <RegistrationForm requested={data} />
    </Page>
  )
}

function Registered(): ReactNode {
  const { t } = useIntl()
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        title={t('registration.doneTitle')}
        actions={
          <>
            <ButtonLink href={pathTo('/apps')} variant="primary">
              {t('registration.toApps')}
            </ButtonLink>
            <MyAccessLink />
          </>
        }
      >
        {t('registration.doneText')}
      </PageMessage>
    </Page>
  )
}
