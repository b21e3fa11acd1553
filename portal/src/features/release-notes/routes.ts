import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const RELEASE_NOTES = {
  title: 'title.releaseNotes',
  access: 'private',
  permission: PERMISSIONS.listReleaseNote,
  inOwnCompany: true,
  tenants: ['US'],
} as const

/** Release notes. */
export const releaseNotesRoutes: readonly PortalRoute[] = [
  {
    path: '/releaseNotes',
    page: lazyPage(() => import('./ReleaseNotesPage.tsx'), 'releaseNotes', 'reading'),
    ...RELEASE_NOTES,
    analytics: 'release notes',
    menu: { place: 'learn', label: 'menu.releaseNotes', order: 3, icon: 'news', counts: 'releaseNotes' },
  },
  {
    path: '/releaseNotes/article',
    page: lazyPage(() => import('./ReleaseNotePage.tsx'), 'releaseNotes', 'reading'),
    ...RELEASE_NOTES,
    analytics: 'release article',
  },
]
