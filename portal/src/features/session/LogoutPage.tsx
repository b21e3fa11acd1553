import { calls } from '@tessera/contract'
import { Button, ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '../../data/client.ts'
import { clearClientState, clearIdleFlag, hasIdleFlag } from '../../data/storage.ts'
import { keyOf } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'

/** What is no person's: the configuration, and the notices, which are asked for anew. */
const KEPT: readonly string[] = [calls.config.config.id, calls.banners.list.id]

type Progress = 'leaving' | 'left' | 'failed'

/** Ends the session here and at the provider, forgets what was stored, and offers to log in again. */
export default function LogoutPage(): ReactNode {
  const { t } = useIntl()
  const { mutate } = useSWRConfig()
  const [isIdleEnd] = useState(hasIdleFlag)
  const [progress, setProgress] = useState<Progress>('leaving')

  const leave = useCallback(async (): Promise<Progress> => {
    try {
      await request(calls.session.logout)
      clearClientState({ keepIdle: isIdleEnd })
      await mutate((key) => Array.isArray(key) && !KEPT.includes(String(key[0])), undefined, { revalidate: false })
      void mutate(keyOf(calls.banners.list))
      clearIdleFlag()
      return 'left'
    } catch {
      return 'failed'
    }
  }, [isIdleEnd, mutate])

  useEffect(() => {
    void leave().then(setProgress)
  }, [leave])

  const tryAgain = (): void => {
    setProgress('leaving')
    void leave().then(setProgress)
  }

  if (progress === 'leaving') return <Message title={t('session.loggingOut')} />
  if (progress === 'failed') {
    return (
      <Message
        title={t('session.logOutFailed')}
        text={t('error.text')}
        action={
          <Button variant="primary" onPress={tryAgain}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    )
  }
  return (
    <Message
      title={t('session.loggedOut')}
      text={t(isIdleEnd ? 'session.timedOut' : 'session.loggedOutText')}
      action={
        <ButtonLink href="/login" variant="primary">
          {t('shell.logIn')}
        </ButtonLink>
      }
    />
  )
}

interface MessageProps {
  title: string
  text?: string
  action?: ReactNode
}

function Message({ title, text, action }: MessageProps): ReactNode {
  return (
    <Page>
      <PageMessage headingLevel={1} stones="3333 3223 32s3 3223" title={title} actions={action}>
        {text}
      </PageMessage>
    </Page>
  )
}
