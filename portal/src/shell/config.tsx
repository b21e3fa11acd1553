import type { PortalConfig } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, LoadingPage, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { createContext, use, useEffect } from 'react'
import { configureClient } from '../data/client.ts'
import { log } from '../data/log.ts'
import { NO_CONFIG } from '../data/request-error.ts'
import { useCall } from '../data/use-call.ts'
import { useIntl } from '../messages/intl.tsx'

const ConfigContext = createContext<PortalConfig | null>(null)

/** Asks once how the portal is configured; below it the configuration is there. */
export function ConfigProvider({ children }: { children: ReactNode }): ReactNode {
  const { t } = useIntl()
  const { data, error, retry } = useCall(calls.config.config, undefined, { once: true, background: true })
  useEffect(() => {
    if (error) log(NO_CONFIG, error)
  }, [error])
  if (data) {
    configureClient({ apiBase: data.apiBase })
    return <ConfigContext value={data}>{children}</ConfigContext>
  }
  if (!error) return <LoadingPage />
  return (
    <Page>
      <PageMessage
        headingLevel={1}
        title={t('error.title')}
        actions={
          <Button variant="primary" onPress={retry}>
            {t('shell.tryAgain')}
          </Button>
        }
      >
        {t('error.text')}
      </PageMessage>
    </Page>
  )
}

/** How the portal is configured for this host. */
export function useConfig(): PortalConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig is used outside ConfigProvider.')
  return config
}
