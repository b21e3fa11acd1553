import { calls, isSuperAdminGroup, pathTo } from '@tessera/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { actingFor, inOwnCompany } from '../../data/company.ts'
import type { RequestError } from '../../data/request-error.ts'
import { noteActing } from '../../data/storage.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'

/** The progress of entering a company. */
export interface Choice {
  /** The company that is being entered or could not be entered. */
  companyId: string | null
  isPending: boolean
  error: RequestError | undefined
}

/** Enters a company: asks the server, then opens its apps; reports a refusal. */
export function useSelectCompany(): { choice: Choice; select: (companyId: string) => void } {
  const { authz, own_company: own } = useUser()
  const navigate = useNavigate()
  const isSuperAdmin = isSuperAdminGroup(authz.group)
  const { write, isPending, error } = useWrite(
    isSuperAdmin ? calls.companies.setContext : calls.companies.switchContext,
  )
  const [companyId, setCompanyId] = useState<string | null>(null)

  const enter = async (chosen: string): Promise<void> => {
    await write({ query: { companyId: chosen } })
    noteActing(chosen)
    const isOneself = !isSuperAdmin && chosen === own.id
    await navigate(isOneself ? inOwnCompany(pathTo('/apps')) : actingFor(pathTo('/apps'), chosen))
  }
  const select = (chosen: string): void => {
    if (isPending) return
    setCompanyId(chosen)
    // The failure is in `error`.
    enter(chosen).catch(() => {})
  }
  return { choice: { companyId, isPending, error }, select }
}
