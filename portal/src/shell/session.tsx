import type { Preferences, UserContext } from '@tessera/contract'
import { calls, clientUserCategory, companyTypeOf } from '@tessera/contract'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '../data/client.ts'
import type { RequestError } from '../data/request-error.ts'
import { setIdleFlag } from '../data/storage.ts'
import { keyOf, useCall } from '../data/use-call.ts'
import { PSEUDO_LOCALE } from '../messages/catalogues.ts'
import { useAppearance } from './appearance.tsx'
import { useLanguage } from './language.tsx'
import type { Visitor } from './route.ts'

const WITH_PERMISSIONS = { query: { permissions: 'true' } } as const

/** Who is signed in. */
export interface Session {
  status: 'pending' | 'success' | 'error'
  user: UserContext | null
  visitor: Visitor | null
  /** Why it is not known who is signed in: no answer, or none that can be used. */
  failure: RequestError | undefined
  retry: () => void
}

const SessionContext = createContext<Session | null>(null)

function visitorOf(user: UserContext): Visitor {
  const { group, permissions } = user.authz
  const companyType = companyTypeOf(user.tenant.type)
  const isSuperAdmin =
    clientUserCategory({ companyType, accountType: user.tenant.account_type, group }) === 'super admin'
  return {
    group,
    permissions,
    category: clientUserCategory({ companyType, accountType: user.tenant.account_type, group }),
    hasCompany: !isSuperAdmin,
  }
}

/** Shows the portal as a person has chosen it, once it is known who it is; true when it does. */
function useOwnLook(user: UserContext | undefined): boolean {
  const { locale, change } = useLanguage()
  const { changeTheme, changeDensity } = useAppearance()
  const [shownFor, setShownFor] = useState<string | null>(null)
  const loginId = user?.login_id
  useEffect(() => {
    if (!user || shownFor === user.login_id) return
    const { language_code: language, appearance, density } = user.user_preferences
    changeTheme(appearance)
    changeDensity(density)
    const isOwnLanguage = locale === language || locale === PSEUDO_LOCALE
    const shown = isOwnLanguage ? Promise.resolve() : change(language)
    void shown.catch(() => {}).finally(() => setShownFor(user.login_id))
  }, [user, shownFor, locale, change, changeTheme, changeDensity])
  return loginId === undefined || shownFor === loginId
}

/** Finds out who is signed in, unless a page does not care. */
export function SessionProvider({ isAsked, children }: { isAsked: boolean; children: ReactNode }): ReactNode {
  const auth = useCall(isAsked ? calls.session.authStatus : null, undefined, { background: true })
  const context = useCall(auth.data ? calls.session.userContext : null, WITH_PERMISSIONS, { background: true })
  const user = auth.data && context.data
  const hasOwnLook = useOwnLook(user)
  const error = auth.error ?? context.error
  useEffect(() => {
    if (auth.error?.code === 'SESSION_IDLE') setIdleFlag()
  }, [auth.error])
  const retryAuth = auth.retry
  const retryContext = context.retry
  const session = useMemo<Session>(() => {
    const isKnown = user !== undefined && hasOwnLook
    const status = !isAsked || (error && !user) ? 'error' : isKnown ? 'success' : 'pending'
    return {
      status,
      user: isKnown && isAsked ? user : null,
      visitor: isKnown && isAsked ? visitorOf(user) : null,
      failure: status === 'error' && error?.status !== 401 ? error : undefined,
      retry: () => {
        retryAuth()
        retryContext()
      },
    }
  }, [isAsked, user, hasOwnLook, error, retryAuth, retryContext])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is signed in, as far as is known. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is used outside SessionProvider.')
  return session
}

/** Who is signed in, on a private page. */
export function useUser(): UserContext {
  const { user } = useSession()
  if (!user) throw new Error('useUser is used on a page that needs no session.')
  return user
}

/** Saves some of a signed-in person's preferences; resolves at once for anonymous visitors. */
export function useSavePreferences(): (change: Partial<Preferences>) => Promise<void> {
  const { user } = useSession()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (change) => {
      if (!user) return
      const { data } = await request(
        calls.session.writePreferences,
        { params: { loginId: user.login_id }, body: change },
        { byPerson: true },
      )
      const { timezone, ...others } = data
      const preferences = { ...others, locale: { timezone } }
      await mutate(
        keyOf(calls.session.userContext, WITH_PERMISSIONS),
        { ...user, user_preferences: preferences },
        false,
      )
    },
    [user, mutate],
  )
}
