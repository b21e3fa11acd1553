import { companyTypeOf } from '@tessera/contract'
import { useUser } from '../../platform/session/session.tsx'

/** Whether the company is an agency, whose users can act for several suppliers. */
export function useIsAgency(): boolean {
  return companyTypeOf(useUser().tenant.type) === 'THIRD_PARTY_AGENCY'
}
