import type { MyAccess } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'
import { useSession } from '../session/session.tsx'

/** The reader's products, requests and administrators; fetched only after login. */
export function useMyAccess(): CallState<MyAccess> {
  const { user } = useSession()
  const input = { params: { loginId: user?.login_id ?? '' } }
  return useCall(user ? calls.access.overview : null, input, { background: true })
}
