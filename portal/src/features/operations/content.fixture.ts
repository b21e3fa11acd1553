import type { ContentVersion, ManagedContent, ManagedContentDetail, UserContext } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls } from '@tessera/contract'
import { screen } from '@testing-library/react'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { SUPER_ADMIN } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

export const EDITOR: UserContext = {
  ...SUPER_ADMIN,
  authz: { group: 'SUPER_ADMIN', permissions: [ADMIN_PERMISSIONS.updateContent] },
}
export const PATH = 'kb/supplier/add-a-user'
export const SAVE = `/core-app-api/core-services/content-management/${PATH}`

export const ENGLISH: ContentVersion = {
  locale: 'en-US',
  version: 3,
  state: 'PUBLISHED',
  title: 'Add a user',
  summary: 'Invite a colleague.',
  keywords: 'invite',
  format: 'markdown',
  source: '## Start\n\nOpen Users.',
  audience: ['supplier', 'internal'],
  tags: ['users'],
  isPublic: false,
  savedOn: '2026-03-02T15:00:00.000Z',
  savedBy: 'super@scintilla.example',
}
export const EARLIER: ContentVersion = { ...ENGLISH, version: 1, source: '## Start\n\nOpen Accounts.' }
export const THEIRS: ContentVersion = {
  ...ENGLISH,
  version: 4,
  source: '## Start\n\nOpen People.',
  savedBy: 'mara@x.example',
}

const ROW: ManagedContent = {
  path: PATH,
  collection: 'supplier',
  slug: 'add-a-user',
  title: 'Add a user',
  category: 'users',
  reviewOn: '2020-01-31',
  updatedOn: '2026-03-02T15:00:00.000Z',
  languages: [
    { locale: 'en-US', published: 3, newest: 3, helpful: 8, verdicts: 11 },
    { locale: 'es-MX', published: 1, newest: 2, helpful: 2, verdicts: 6 },
    { locale: 'fr-CA', published: 0, newest: 0, helpful: 0, verdicts: 0 },
  ],
  reads: 144,
}
export const ITEM: ManagedContentDetail = {
  ...ROW,
  tenants: ['US'],
  categories: [{ slug: 'users', title: 'Users and access' }],
  newest: [ENGLISH],
  published: [ENGLISH],
  versions: [ENGLISH, EARLIER],
  comments: [{ locale: 'en-US', reason: 'OUTDATED', comment: 'The button moved.', on: '2026-03-01' }],
}

/** A server with one item of content. */
export function content(person: UserContext, item: ManagedContentDetail = ITEM): FakeServer {
  return serverFor(person)
    .answers(calls.content.list, { content: [ROW], page: 0, size: 25, total_elements: 1, total_pages: 1 })
    .answers(calls.content.read, item)
    .answers(calls.content.version, EARLIER)
    .replies(calls.content.preview, ({ body }) =>
      Response.json({ html: `<p>Shown: ${(body as { source: string }).source}</p>` }),
    )
}

/** Opens the English text of the item. */
export async function openItem(server: FakeServer): Promise<void> {
  await openPortal({ path: `/operations?tab=content&content=${PATH}&locale=en-US`, server })
  await screen.findByRole('heading', { level: 1, name: 'Add a user' })
}

/** The field of the text. */
export const source = (): HTMLElement => screen.getByRole('textbox', { name: 'Text' })
