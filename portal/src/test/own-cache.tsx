import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'

/** A wrapper with its own cache. */
export function OwnCache({ children }: { children: ReactNode }): ReactNode {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
}
