import { call, defineCalls } from '../call.ts'
import { LIMITS } from '../limits.ts'
import type { LanguageOption } from '../locales.ts'
import { PERMISSIONS } from './permissions.ts'
import type {
  Attributes,
  AuthStatus,
  CheckedAttributesQuery,
  Preferences,
  SignInDetails,
  UserContext,
  UserInfo,
} from './schemas.ts'

type Own = { loginId: string }
/** What a link in a mail carries. */
type Reset = { token: string }
/** One visit to the embedded provider's sign-in page. */
type Interaction = { uid: string }

/** Signing in and out, who I am, and what I prefer. */
export const sessionCalls = defineCalls('session', {
  authStatus: call<{ answer: AuthStatus }>({
    method: 'GET',
    path: 'auth-status',
    access: 'session',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  login: call<{ query: { lastUrl?: string }; answer: { redirectUrl: string } }>({
    method: 'GET',
    path: 'login',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  logout: call<object>({
    method: 'POST',
    path: 'logout',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    status: 204,
  }),
  logoutEverywhere: call<object>({
    method: 'POST',
    path: 'session/logout-everywhere',
    access: 'session',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    status: 204,
  }),
  extend: call<{ answer: AuthStatus }>({
    method: 'POST',
    path: 'session/extend',
    access: 'session',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    status: 200,
  }),
  attributes: call<{
    params: Own
    query: { fields: string }
    checkedQuery: CheckedAttributesQuery
    answer: Attributes
  }>({
    method: 'GET',
    path: 'v2/identity/users/:loginId/attributes',
    access: 'session',
    openUnder: 'all',
    scope: 'self',
    writes: false,
    status: 200,
  }),
  userContext: call<{ query: { permissions?: 'true' | 'false' }; answer: UserContext }>({
    method: 'GET',
    path: 'v1/identity/user-context',
    access: 'session',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  userInfo: call<{ params: Own; answer: UserInfo }>({
    method: 'GET',
    path: 'users/:loginId/info',
    access: 'session',
    openUnder: 'all',
    scope: 'self',
    writes: false,
    status: 200,
  }),
  readPreferences: call<{ params: Own; answer: Preferences }>({
    method: 'GET',
    path: 'users/:loginId/preferences',
    access: 'session',
    openUnder: 'all',
    scope: 'self',
    writes: false,
    status: 200,
  }),
  writePreferences: call<{ params: Own; body: Partial<Preferences>; answer: Preferences }>({
    method: 'POST',
    path: 'users/:loginId/preferences',
    access: 'session',
    openUnder: 'all',
    scope: 'self',
    writes: true,
    permission: PERMISSIONS.updateUserSettings,
    status: 200,
  }),
  languages: call<{ answer: LanguageOption[] }>({
    method: 'GET',
    path: 'languages',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  signInDetails: call<{ params: Interaction; answer: SignInDetails }>({
    method: 'GET',
    path: '/idp/interaction/:uid/details',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  passwordResetLink: call<{ answer: { url: string } }>({
    method: 'GET',
    path: 'pwd-reset-link',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  requestPasswordReset: call<{ body: { email: string } }>({
    method: 'POST',
    path: '/idp/reset/request',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    idempotent: true,
    rateLimit: LIMITS.strictRequestsPerMinute,
    status: 204,
  }),
  passwordResetDetails: call<{ params: Reset; answer: { productName: string } }>({
    method: 'GET',
    path: '/idp/reset/:token/details',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: false,
    status: 200,
  }),
  resetPassword: call<{ params: Reset; body: { password: string } }>({
    method: 'POST',
    path: '/idp/reset/:token/password',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    rateLimit: LIMITS.strictRequestsPerMinute,
    status: 204,
  }),
  signIn: call<{ params: Interaction; body: { email: string; password: string }; answer: { redirectUrl: string } }>({
    method: 'POST',
    path: '/idp/interaction/:uid/login',
    access: 'public',
    openUnder: 'all',
    scope: 'none',
    writes: true,
    rateLimit: LIMITS.strictRequestsPerMinute,
    status: 200,
  }),
})
