import { useCompanyId } from '../platform/company/company.tsx'
import { useSession } from '../platform/session/session.tsx'

/** Whether the server refuses to let this person act for the company that the address names. */
export function useIsCompanyRefused(): boolean {
  const { failure } = useSession()
  return useCompanyId() !== null && failure?.code === 'FORBIDDEN'
}
