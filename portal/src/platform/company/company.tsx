import { companyIn } from '@tessera/contract'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { CallerScope, useCaller } from '../../data/caller.tsx'

/** Sets the acting company from the tab's address for everything below it; remounts for another company. */
export function CompanyScope({ children }: { children: ReactNode }): ReactNode {
  const companyId = companyIn(useLocation().search)
  return (
    <CallerScope companyId={companyId}>
      <Fragment key={companyId}>{children}</Fragment>
    </CallerScope>
  )
}

/** The company in the tab's address; null without one. */
export function useCompanyId(): string | null {
  return useCaller().companyId
}
