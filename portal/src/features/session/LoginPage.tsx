import { calls, safeLastUrl } from '@tessera/contract'
import { Button, InlineAlert, LoadingPage, Page, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { request } from '../../data/client.ts'
import { clearIdleFlag, hasIdleFlag } from '../../data/storage.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { goTo } from '../../platform/routing/go-to.ts'

/** Leads to the identity provider; first says so when the last session ended because nobody was there. */
export default function LoginPage(): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isNoticeDue] = useState(hasIdleFlag)
  const [isLeaving, setIsLeaving] = useState(!isNoticeDue)
  const wanted = new URLSearchParams(search).get('lastUrl')
  const lastUrl = wanted === null ? undefined : safeLastUrl(wanted)

  const start = useCallback(async () => {
    try {
      const { data } = await request(calls.session.login, { query: { lastUrl } }, { byPerson: true })
      goTo(data.redirectUrl, { replace: true })
    } catch {
      void navigate('/error?from=login', { replace: true })
    }
  }, [lastUrl, navigate])

  const logIn = (): void => {
    setIsLeaving(true)
    void start()
  }

  useEffect(() => {
    if (isNoticeDue) clearIdleFlag()
    else void start()
  }, [isNoticeDue, start])

  if (!isNoticeDue) return <LoadingPage />
  return (
    <Page title={t('session.logInTitle', { productName })} width="narrow">
      <Stack gap={6} align="start">
        <InlineAlert tone="info">{t('session.timedOut')}</InlineAlert>
        <Button variant="primary" size="large" isPending={isLeaving} onPress={logIn}>
          {t('shell.logIn')}
        </Button>
      </Stack>
    </Page>
  )
}
