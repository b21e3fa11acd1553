import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from './permissions.ts'
import type { sessionSchemas } from './schemas.ts'

/** Signing in and out, the current user, and preferences. */
export const sessionCalls = /* @__PURE__ */ defineCalls<typeof sessionSchemas>(
  'session',
  { ...READ, access: 'session', openUnder: 'all' },
  {
    authStatus: { path: 'auth-status', passive: true },
    login: { path: 'login', access: 'public' },
    logout: { method: 'POST', path: 'logout', access: 'public', writes: true, spectators: true, status: 204 },
    logoutEverywhere: {
      method: 'POST',
      path: 'session/logout-everywhere',
      writes: true,
      spectators: true,
      status: 204,
    },
    extend: { method: 'POST', path: 'session/extend', writes: true, spectators: true },
    attributes: { path: 'v2/identity/users/:loginId/attributes', scope: 'self' },
    userContext: { path: 'v1/identity/user-context' },
    userInfo: { path: 'users/:loginId/info', openUnder: [], scope: 'self' },
    readPreferences: { path: 'users/:loginId/preferences', scope: 'self' },
    writePreferences: {
      method: 'POST',
      path: 'users/:loginId/preferences',
      scope: 'self',
      writes: true,
      spectators: true,
      permission: PERMISSIONS.updateUserSettings,
    },
    languages: { path: 'languages', access: 'public' },
    signInDetails: { path: '/idp/interaction/:uid/details', access: 'public' },
    passwordResetLink: { path: 'pwd-reset-link', access: 'public' },
    requestPasswordReset: {
      method: 'POST',
      path: '/idp/reset/request',
      access: 'public',
      writes: true,
      spectators: true,
      idempotent: true,
      rateLimit: 'strict',
      status: 204,
    },
    passwordResetDetails: { path: '/idp/reset/:token/details', access: 'public' },
    resetPassword: {
      method: 'POST',
      path: '/idp/reset/:token/password',
      access: 'public',
      writes: true,
      spectators: true,
      rateLimit: 'strict',
      status: 204,
    },
    signIn: {
      method: 'POST',
      path: '/idp/interaction/:uid/login',
      access: 'public',
      writes: true,
      spectators: true,
      rateLimit: 'strict',
    },
  },
)
