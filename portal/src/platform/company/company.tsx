import type { ReactNode } from 'react'
import { createContext, use, useInsertionEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { configureClient } from '../../data/client.ts'
import { companyIn } from '../../data/company.ts'

const CompanyContext = createContext<string | null>(null)
const OWN_CACHE = { provider: () => new Map() }

/** Makes everything below it act for the company in the tab's address; another company begins with nothing cached. */
export function CompanyScope({ children }: { children: ReactNode }): ReactNode {
  const companyId = companyIn(useLocation().search)
  return (
    <SWRConfig key={companyId ?? ''} value={OWN_CACHE}>
      <Caller companyId={companyId}>{children}</Caller>
    </SWRConfig>
  )
}

interface CallerProps {
  companyId: string | null
  children: ReactNode
}

function Caller({ companyId, children }: CallerProps): ReactNode {
  // Before the layout effects in which the first calls are made.
  useInsertionEffect(() => {
    configureClient({ companyId })
    return () => configureClient({ companyId: null })
  }, [companyId])
  return <CompanyContext value={companyId}>{children}</CompanyContext>
}

/** The company that this tab names in its address; null for oneself. */
export function useCompanyId(): string | null {
  return use(CompanyContext)
}
