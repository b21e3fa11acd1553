import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

/** Registration and access requests. */
export const accessRoutes: readonly PortalRoute[] = [
  {
    path: '/userRegistration',
    page: lazyPage(() => import('./RegistrationPage.tsx'), 'registration', 'form'),
    title: 'title.userRegistration',
    analytics: (_at, visitor) =>
      visitor?.category === 'basic' ? 'basic user registration' : 'complete user registration',
    access: 'private',
    basic: true,
  },
  {
    path: '/profile/requestAccess',
    underGate: 'internal',
    page: lazyPage(() => import('./RequestAccessPage.tsx'), 'access', 'requestStatus', 'form', 'tables'),
    title: 'title.profile',
    analytics: 'request access',
    access: 'private',
    permission: PERMISSIONS.createAccessRequest,
    inOwnCompany: true,
    menu: { place: 'user', label: 'menu.requestAccess', order: 3 },
  },
  {
    path: '/profile/access',
    underGate: 'everyone',
    page: lazyPage(() => import('./MyAccessPage.tsx'), 'myAccess', 'access', 'requestStatus'),
    title: 'title.myAccess',
    analytics: 'my access',
    access: 'private',
    basic: true,
    menu: { place: 'user', label: 'menu.myAccess', order: 2 },
  },
]
