import type { AuthStatus, PreferenceChanges, TenantCode, UserContext } from '@tessera/contract'
import {
  calls,
  clientUserCategory,
  companyTypeOf,
  isSuperAdminGroup,
  TENANT_LOCALES,
  WITH_PERMISSIONS,
} from '@tessera/contract'
import type { ReactNode } from 'react'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { RequestError } from '../../data/request-error.ts'
import { localTimeOf } from '../../data/server-time.ts'
import { clearIdleFlag, notePerson } from '../../data/storage.ts'
import type { CallState } from '../../data/use-call.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useCall } from '../../data/use-call.ts'
import type { PortalLocale } from '../../messages/catalogs.ts'
import { PSEUDO_LOCALE } from '../../messages/catalogs.ts'
import { preferredLocale } from '../../messages/choice.ts'
import { useAppearance } from '../appearance/appearance.tsx'
import { useCompanyId } from '../company/company.tsx'
import { useConfig } from '../config/config.tsx'
import { DraftOwner } from '../drafts/draft-owner.ts'
import { useWrite } from '../feedback/use-write.ts'
import { useLanguage } from '../locale/language.tsx'
import type { Visitor } from '../routing/route.ts'
import { notifyTabs } from './session-channel.ts'
import type { SessionClock } from './session-clock.ts'
import { useSessionTime } from './use-session-time.ts'

/** Calls whose data belongs to no user: the configuration, and the banners, which are refreshed. */
const NOBODYS = [calls.config.config, calls.banners.list]

/** The signed-in user. */
export interface Session {
  status: 'pending' | 'success' | 'error'
  user: UserContext | null
  visitor: Visitor | null
  /** The reason why the user is unknown: no response, or an invalid one. */
  failure: RequestError | undefined
  retry: () => void
}

const SessionContext = createContext<Session | null>(null)

function visitorOf(user: UserContext, companyId: string | null): Visitor {
  const { group, permissions } = user.authz
  const companyType = companyTypeOf(user.tenant.type)
  return {
    group,
    permissions,
    category: clientUserCategory({ companyType, accountType: user.tenant.account_type, group }),
    hasCompany: !isSuperAdminGroup(group) || companyId !== null,
    gate: user.gate,
    canBrowse: user.can_browse,
  }
}

/** Returns the language of a user's pages: the chosen one, else the browser's, else the tenant's. */
function languageOf({ user_preferences }: UserContext, tenant: TenantCode): PortalLocale {
  return user_preferences.language_code ?? preferredLocale() ?? TENANT_LOCALES[tenant]
}

/** Applies the user's preferences to the portal when the user is known; returns true after they are applied. */
function useOwnAppearance(user: UserContext | undefined): boolean {
  const { tenant } = useConfig()
  const { locale, change } = useLanguage()
  const { theme, density, changeTheme, changeDensity } = useAppearance()
  // If the user is known from the start and all preferences are applied, no second render is needed.
  const [shownFor, setShownFor] = useState(() => {
    const chosen = user?.user_preferences
    const isAsChosen = chosen?.appearance === theme && chosen.density === density
    return user && isAsChosen && locale === languageOf(user, tenant) ? user.login_id : undefined
  })
  const loginId = user?.login_id
  useEffect(() => {
    if (!user || shownFor === user.login_id) return
    const language = languageOf(user, tenant)
    changeTheme(user.user_preferences.appearance)
    changeDensity(user.user_preferences.density)
    const isOwnLanguage = locale === language || locale === PSEUDO_LOCALE
    const shown = isOwnLanguage ? Promise.resolve() : change(language)
    void shown.catch(() => {}).finally(() => setShownFor(user.login_id))
  }, [user, shownFor, tenant, locale, change, changeTheme, changeDensity])
  return loginId === undefined || shownFor === loginId
}

type AuthState = Pick<CallState<AuthStatus>, 'data' | 'error'>

/** Syncs the session clock with the server, and notifies other tabs that a user is signed in. */
function useClockedSession(clock: SessionClock, { data, error }: AuthState, isAsked: boolean): void {
  const { pathname } = useLocation()
  const { forget } = useCachedResponses()
  const isRefused = error?.status === 401
  useEffect(() => {
    if (!data || isRefused || !isAsked) return
    clearIdleFlag()
    notePerson(data.loginId)
    clock.begin(data.loginId, localTimeOf(data.idleExpiresAt))
  }, [clock, data, isRefused, isAsked])
  const loginId = isAsked && !isRefused ? data?.loginId : undefined
  useEffect(() => {
    if (loginId) notifyTabs({ kind: 'signedIn', loginId })
  }, [loginId])
  const shownAt = useRef(pathname)
  useEffect(() => {
    const hasMoved = shownAt.current !== pathname
    shownAt.current = pathname
    if (isAsked && !(hasMoved && clock.getTime().phase === 'leaving')) return
    clock.stop()
    void forget({ except: NOBODYS })
  }, [clock, isAsked, pathname, forget])
}

interface SessionProviderProps {
  isAsked: boolean
  clock: SessionClock
  children: ReactNode
}

/** Provides the signed-in user, and requests it unless the page ignores the session. */
export function SessionProvider({ isAsked, clock, children }: SessionProviderProps): ReactNode {
  const auth = useCall(isAsked ? calls.session.authStatus : null, undefined, { background: true })
  // With a session, the document has prefetched the status and the user; without one, the server would refuse the user.
  const isSignedIn = isAsked && auth.data !== undefined
  const context = useCall(isSignedIn ? calls.session.userContext : null, WITH_PERMISSIONS, { background: true })
  useClockedSession(clock, auth, isAsked)
  const { phase } = useSessionTime(clock)
  const companyId = useCompanyId()
  // The page stays unchanged below the alert and until the next page loads.
  const isKept = phase === 'ended' || phase === 'leaving'
  const user = auth.data && context.data
  const hasOwnAppearance = useOwnAppearance(user)
  const error = auth.error ?? (auth.data && context.error)
  const isOver = auth.error?.status === 401 && !isKept
  const retryAuth = auth.retry
  const retryContext = context.retry
  const session = useMemo<Session>(() => {
    const isKnown = user !== undefined && hasOwnAppearance
    const status = !isAsked || (error && (!user || isOver)) ? 'error' : isKnown ? 'success' : 'pending'
    return {
      status,
      user: status === 'success' && user ? user : null,
      visitor: status === 'success' && user ? visitorOf(user, companyId) : null,
      failure: error?.status === 403 || (status === 'error' && error?.status !== 401) ? error : undefined,
      retry: () => {
        retryAuth()
        retryContext()
      },
    }
  }, [isAsked, user, hasOwnAppearance, error, isOver, companyId, retryAuth, retryContext])
  const owner = useMemo(
    () => (user ? { loginId: user.login_id, timeZone: user.user_preferences.locale.timezone } : null),
    [user],
  )
  return (
    <SessionContext value={session}>
      <DraftOwner value={owner}>{children}</DraftOwner>
    </SessionContext>
  )
}

/** Returns the signed-in user, if known yet. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is used outside SessionProvider.')
  return session
}

/** Returns the signed-in user on a private page. */
export function useUser(): UserContext {
  const { user } = useSession()
  if (!user) throw new Error('useUser is used on a page that needs no session.')
  return user
}

/**
 * Returns a function that saves some of a signed-in user's preferences. It resolves immediately for visitors and for
 * blocked users, who cannot store any.
 */
export function useSavePreferences(): (changes: PreferenceChanges) => Promise<void> {
  const { user } = useSession()
  const { put } = useCachedResponses()
  const { write } = useWrite(calls.session.writePreferences)
  return useCallback(
    async (changes) => {
      if (!user || user.gate === 'USER_BLOCKED') return
      const { timezone, ...others } = await write({ params: { loginId: user.login_id }, body: changes })
      const preferences = { ...others, locale: { timezone } }
      await put(calls.session.userContext, WITH_PERMISSIONS, { ...user, user_preferences: preferences })
    },
    [user, put, write],
  )
}
