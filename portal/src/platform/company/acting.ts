import { calls, isSuperAdminGroup, pathTo } from '@tessera/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { inOwnCompany } from '../../data/company.ts'
import { forgetActing } from '../../data/storage.ts'
import { useWrite } from '../feedback/use-write.ts'
import { useSession } from '../session/session.tsx'
import { useCompanyId } from './company.tsx'

/** The acting company of a tab. */
export interface Acting {
  id: string
  name: string
  ownName: string
  timeZone: string
  isSuperAdmin: boolean
  isReadOnly: boolean
}

/** Returns the acting company of this tab; null for the user's own company, and until the user is known. */
export function useActing(): Acting | null {
  const companyId = useCompanyId()
  const { user } = useSession()
  if (!companyId || !user) return null
  const { tenant, own_company: own, authz, user_preferences: preferences } = user
  const isSuperAdmin = isSuperAdminGroup(authz.group)
  if (!isSuperAdmin && tenant.id === own.id) return null
  return {
    id: tenant.id,
    name: tenant.name,
    ownName: own.name,
    timeZone: preferences.locale.timezone,
    isSuperAdmin,
    isReadOnly: authz.group === 'SUPER_ADMIN_SPECTATOR',
  }
}

/** Stops acting for the company: super admins return to the list, other users to their own apps. */
export function useLeaveCompany(): () => Promise<void> {
  const companyId = useCompanyId()
  const { user } = useSession()
  const navigate = useNavigate()
  const { write } = useWrite(calls.companies.resetContext)
  const home = isSuperAdminGroup(user?.authz.group ?? null) ? pathTo('/companyList') : pathTo('/apps')
  return useCallback(async () => {
    // Stopping must work even if the server cannot record it.
    await write().catch(() => {})
    if (companyId) forgetActing(companyId)
    await navigate(inOwnCompany(home))
  }, [companyId, home, navigate, write])
}
