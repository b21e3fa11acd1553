import { companyIn } from '@tessera/contract'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { CallerScope, useCaller } from '../../data/caller.tsx'

/** Sets the acting company from the tab's URL for the subtree; remounts it for another company. */
export function CompanyScope({ children }: { children: ReactNode }): ReactNode {
  const companyId = companyIn(useLocation().search)
  return (
    <CallerScope companyId={companyId}>
      <Fragment key={companyId}>{children}</Fragment>
    </CallerScope>
  )
}

/** Returns the company in the tab's URL; null without one. */
export function useCompanyId(): string | null {
  return useCaller().companyId
}
