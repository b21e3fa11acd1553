import type { SignInDetails } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useCallback, useEffect, useState } from 'react'
import { request } from '../data/client.ts'
import type { RequestError } from '../data/request-error.ts'
import { asRequestError } from '../data/request-error.ts'
import { goTo } from '../platform/routing/go-to.ts'

export interface SignIn {
  details: SignInDetails | undefined
  error: RequestError | undefined
  isPending: boolean
  signIn: (email: string, password: string) => Promise<void>
}

/** One visit to the sign-in page: what it shows, and trying to sign in. */
export function useSignIn(uid: string): SignIn {
  const [details, setDetails] = useState<SignInDetails>()
  const [error, setError] = useState<RequestError>()
  const [isPending, setIsPending] = useState(false)

  useEffect(() => {
    let isCurrent = true
    request(calls.session.signInDetails, { params: { uid } }).then(
      ({ data }) => isCurrent && setDetails(data),
      (reason: unknown) => isCurrent && setError(asRequestError(reason)),
    )
    return () => {
      isCurrent = false
    }
  }, [uid])

  const signIn = useCallback(
    async (email: string, password: string) => {
      setIsPending(true)
      setError(undefined)
      try {
        const { data } = await request(calls.session.signIn, { params: { uid }, body: { email, password } })
        goTo(data.redirectUrl, { replace: true })
      } catch (reason) {
        setError(asRequestError(reason))
        setIsPending(false)
      }
    },
    [uid],
  )
  return { details, error, isPending, signIn }
}
