import { PERMISSIONS } from '@tessera/contract'
import { lazyPage } from '../../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../../platform/routing/route.ts'

const DICTIONARY = {
  title: 'title.dataDictionary',
  access: 'private',
  permission: PERMISSIONS.listGlossary,
  inOwnCompany: true,
  basic: true,
} as const

/** The data dictionary: definitions of the products' terms and metrics. */
export const dataDictionaryRoutes: readonly PortalRoute[] = [
  {
    path: '/dataDictionary',
    page: lazyPage(() => import('./DictionaryPage.tsx'), 'dictionary', 'jobs'),
    ...DICTIONARY,
    analytics: 'data dictionary (v1)',
    menu: { place: 'learn', label: 'menu.dataDictionary', order: 1, icon: 'dictionary' },
  },
  {
    path: '/dataDictionaryV2',
    page: lazyPage(() => import('./DictionaryPage.tsx'), 'dictionary', 'jobs'),
    ...DICTIONARY,
    analytics: 'data dictionary v2',
  },
]
