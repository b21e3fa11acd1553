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

const NOTICES = {
  IDLE: { tone: 'info', text: 'session.timedOut' },
  BLOCKED: { tone: 'danger', text: 'session.accountBlocked' },
  DELETED: { tone: 'danger', text: 'session.accountDeleted' },
} as const

type Notice = keyof typeof NOTICES

/** Redirects to the identity provider; first reports a timeout or a closed account. */
export default function LoginPage(): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const navigate = useNavigate()
  const request = useRequest()
  const { search } = useLocation()
  const [due, setDue] = useState<Notice | null>(() => (hasIdleFlag() ? 'IDLE' : null))
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async (): Promise<Notice | null> => {
    try {
      const { data } = await request(calls.session.login, { query: loginQuery(search) }, { byPerson: true })
      if (data.ended && !due) return data.ended
      goTo(data.redirectUrl, { replace: true })
    } catch {
      void navigate(pathTo('/error', { from: 'login' }), { replace: true })
    }
    return due
  }

  const logIn = (): void => {
    setIsLeaving(true)
    void leave()
  }

  const begin = useEffectEvent(() => {
    if (due) clearIdleFlag()
    else void leave().then(setDue)
  })
  useEffect(() => begin(), [])

  if (!due) return <LoadingPage />
  const { tone, text } = NOTICES[due]
  return (
    <Page title={t('session.logInTitle', { productName })} width="narrow">
      <Stack gap={6} align="start">
        <InlineAlert tone={tone}>{t(text)}</InlineAlert>
        <Button variant="primary" size="large" isPending={isLeaving} onPress={logIn}>
          {t('shell.logIn')}
        </Button>
      </Stack>
    </Page>
  )
}
