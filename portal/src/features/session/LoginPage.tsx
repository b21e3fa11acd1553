import { calls, loginQuery, pathTo } from '@tessera/contract'
import { Button, InlineAlert, LoadingPage, Page, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRequest } from '../../data/caller.tsx'
import { clearIdleFlag, hasIdleFlag } from '../../data/storage.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { goTo } from '../../platform/routing/go-to.ts'

/** Leads to the identity provider; first says so when the last session ended because nobody was there. */
export default function LoginPage(): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const navigate = useNavigate()
  const request = useRequest()
  const { search } = useLocation()
  const [isNoticeDue] = useState(hasIdleFlag)
  const [isLeaving, setIsLeaving] = useState(!isNoticeDue)

  const start = async (): Promise<void> => {
    try {
      const { data } = await request(calls.session.login, { query: loginQuery(search) }, { byPerson: true })
      goTo(data.redirectUrl, { replace: true })
    } catch {
      void navigate(pathTo('/error', { from: 'login' }), { replace: true })
    }
  }

  const logIn = (): void => {
    setIsLeaving(true)
    void start()
  }

  const begin = useEffectEvent(() => {
    if (isNoticeDue) clearIdleFlag()
    else void start()
  })
  useEffect(() => begin(), [])

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
