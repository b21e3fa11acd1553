import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** Around what is rendered: a cache of its own. */
export function OwnCache({ children }: { children: ReactNode }): ReactNode {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
}
