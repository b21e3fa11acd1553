import type { Flag, ListPage, Mail, StoredBanner, UserContext } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen } from '@testing-library/react'
import { openPortal, serverFor } from './open-portal.tsx'
import { SUPER_ADMIN, user } from './people.ts'
import type { FakeServer } from './server.ts'

export const SUPER: UserContext = {
  ...SUPER_ADMIN,
  authz: { group: 'SUPER_ADMIN', permissions: [PERMISSIONS.updateBanner, PERMISSIONS.updateFeatureFlag] },
}
export const SPECTATOR = user({ ...SUPER_ADMIN, authz: { group: 'SUPER_ADMIN_SPECTATOR', permissions: [] } })

const SETTING = {
  enabled: true,
  variationKey: 'on',
  percentage: 30,
  tenants: ['US', 'MX', 'CA'],
} satisfies Partial<Flag>
export const FLAG: Flag = {
  ...SETTING,
  key: 'kb_search_rollout',
  version: 3,
  history: [
    { at: '2026-03-02T15:00:00.000Z', by: 'Mara Hale', before: { ...SETTING, percentage: 10 }, after: SETTING },
  ],
}
export const TEXT = { title: 'Reports are late today.', text: 'They come by noon.', linkText: null }
export const BANNER: StoredBanner = {
  id: '5f0c6a55-6a1c-4d05-9f0a-0c7d0f1f3a11',
  kind: 'GENERAL',
  severity: 'warning',
  tenants: ['MX'],
  startsAt: '2026-03-02T15:00:00.000Z',
  endsAt: null,
  dismissible: true,
  linkUrl: null,
  texts: {
    'en-US': TEXT,
    'es-MX': { ...TEXT, title: 'Los informes se retrasan hoy.' },
    'fr-CA': { ...TEXT, title: 'Les rapports sont en retard.' },
  },
  version: 2,
  updatedAt: '2026-03-02T15:00:00.000Z',
  updatedBy: 'super@scintilla.example',
}
export const MAIL: Mail = {
  id: 'm-1',
  recipient: 'ana@brightfoods.example',
  locale: 'en-US',
  subject: 'Set a new password',
  created_at: '2026-03-02T15:00:00.000Z',
  sent_at: null,
  tries: 2,
  sendable: true,
  body: null,
}
const pageOf = (content: Mail[]): ListPage<Mail> => ({
  content,
  page: 0,
  size: 25,
  total_elements: content.length,
  total_pages: 1,
})

/** A server with one item of each kind on the operations page. */
export function operations(person: UserContext, mail: Mail | null = MAIL): FakeServer {
  return serverFor(person)
    .answers(calls.operations.flags, [FLAG])
    .answers(calls.operations.banners, [BANNER])
    .answers(calls.operations.mails, pageOf(mail ? [mail] : []))
}

/** Opens a tab of the operations page. */
export async function openOperations(server: FakeServer, tab = 'flags'): Promise<void> {
  await openPortal({ path: `/operations?tab=${tab}`, server })
  await screen.findByRole('heading', { level: 1, name: 'Operations' })
}
