import type { PortalConfig } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { LoadingPage, Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import { createContext, use, useEffect, useState } from 'react'
import { CallerScope } from '../../data/caller.tsx'
import { log } from '../../data/log.ts'
import { NO_CONFIG } from '../../data/request-error.ts'
import { useCall } from '../../data/use-call.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { configInPage, isConfig } from './config-in-page.ts'

const ConfigContext = createContext<PortalConfig | null>(null)

/** Reads the configuration, or requests it once if the page does not contain it, and provides it to the subtree. */
export function ConfigProvider({ children }: { children: ReactNode }): ReactNode {
  const [inPage] = useState(configInPage)
  const call = inPage ? null : calls.config.config
  const { data = inPage, error, retry } = useCall(call, undefined, { once: true, background: true })
  useEffect(() => {
    if (error) log(NO_CONFIG, error)
  }, [error])
  if (data && isConfig(data)) {
    return (
      <ConfigContext value={data}>
        <CallerScope apiBase={data.apiBase}>{children}</CallerScope>
      </ConfigContext>
    )
  }
  if (!data && !error) return <LoadingPage />
  return (
    <Page>
      <LoadFailure headingLevel={1} error={error} onRetry={retry} />
    </Page>
  )
}

/** Returns the portal's configuration for this host. */
export function useConfig(): PortalConfig {
  const config = use(ConfigContext)
  if (!config) throw new Error('useConfig is used outside ConfigProvider.')
  return config
}
