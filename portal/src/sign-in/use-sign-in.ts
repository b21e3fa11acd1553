import type { SignInDetails } from '@tessera/contract'
import { calls } from '@tessera/contract'
import type { RequestError } from '../data/request-error.ts'
import { useCall } from '../data/use-call.ts'
import { useWrite } from '../platform/feedback/use-write.ts'
import { goTo } from '../platform/routing/go-to.ts'

export interface SignIn {
  details: SignInDetails | undefined
  error: RequestError | undefined
  isPending: boolean
  signIn: (email: string, password: string) => void
}

/** Returns the state of one visit to the sign-in page, and the function that signs in. */
export function useSignIn(uid: string): SignIn {
  const shown = useCall(calls.session.signInDetails, { params: { uid } }, { once: true, background: true })
  const { write, isPending, isDone, error } = useWrite(calls.session.signIn)
  const enter = async (email: string, password: string): Promise<void> => {
    const { redirectUrl } = await write({ params: { uid }, body: { email, password } })
    goTo(redirectUrl, { replace: true })
  }
  return {
    details: shown.data,
    error: isPending ? undefined : (error ?? shown.error),
    isPending: isPending || isDone,
    // The failure is in `error`.
    signIn: (email, password) => void enter(email, password).catch(() => {}),
  }
}
