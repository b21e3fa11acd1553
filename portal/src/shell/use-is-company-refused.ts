import { useCompanyId } from '../platform/company/company.tsx'
import { useSession } from '../platform/session/session.tsx'

/** Whether the server refuses to let this user act for the company in the URL. */
export function useIsCompanyRefused(): boolean {
  const { failure } = useSession()
  return useCompanyId() !== null && failure?.code === 'FORBIDDEN'
}
