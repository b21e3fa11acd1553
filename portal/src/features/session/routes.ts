import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** Signing in and out, the profile, and the pages for users without access. */
export const sessionRoutes: readonly PortalRoute[] = [
  {
    path: '/login',
    page: lazyPage(() => import('./LoginPage.tsx'), 'session'),
    title: 'title.logIn',
    analytics: 'login',
    access: 'public',
    ignoresSession: true,
  },
  {
    path: '/logout',
    page: lazyPage(() => import('./LogoutPage.tsx'), 'session'),
    title: 'title.logOut',
    analytics: 'logout',
    access: 'public',
    hasNoBanners: true,
    ignoresSession: true,
  },
  {
    path: '/pendingAccess',
    page: lazyPage(() => import('./PendingAccessPage.tsx'), 'session', 'myAccess'),
    title: 'title.pendingAccess',
    analytics: 'pending access',
    access: 'public',
  },
  {
    path: '/noAccess',
    page: lazyPage(() => import('./NoAccessPage.tsx'), 'session', 'myAccess'),
    title: 'title.noAccess',
    analytics: 'no access',
    access: 'public',
  },
  {
    path: '/accessDenied',
    underGate: 'everyone',
    page: lazyPage(() => import('./AccessDeniedPage.tsx'), 'session', 'myAccess'),
    title: 'title.accessDenied',
    analytics: 'accessDenied',
    access: 'private',
    basic: true,
  },
  {
    path: '/error',
    page: lazyPage(() => import('./ErrorPage.tsx'), 'session'),
    title: 'title.error',
    analytics: 'error',
    access: 'public',
    hasNoBanners: true,
  },
  {
    path: '/profile',
    page: lazyPage(() => import('./ProfilePage.tsx'), 'profile', 'userType', 'form', 'document'),
    title: 'title.profile',
    analytics: 'profile',
    access: 'private',
    basic: true,
    menu: { place: 'user', label: 'menu.profile', order: 1 },
  },
]
