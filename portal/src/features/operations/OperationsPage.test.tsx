import type { Flag, ListPage, Mail, StoredBanner, UserContext } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

const SUPER: UserContext = {
  ...SUPER_ADMIN,
  authz: { group: 'SUPER_ADMIN', permissions: [PERMISSIONS.updateBanner, PERMISSIONS.updateFeatureFlag] },
}
const SPECTATOR = user({ ...SUPER_ADMIN, authz: { group: 'SUPER_ADMIN_SPECTATOR', permissions: [] } })

const SETTING = {
  enabled: true,
  variationKey: 'on',
  percentage: 30,
  tenants: ['US', 'MX', 'CA'],
} satisfies Partial<Flag>
const FLAG: Flag = {
  ...SETTING,
  key: 'kb_search_rollout',
  version: 3,
  history: [
    { at: '2026-03-02T15:00:00.000Z', by: 'Mara Hale', before: { ...SETTING, percentage: 10 }, after: SETTING },
  ],
}
const TEXT = { title: 'Reports are late today.', text: 'They come by noon.', linkText: null }
const BANNER: StoredBanner = {
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
const MAIL: Mail = {
  id: 'm-1',
  recipient: 'ana@brightfoods.example',
  locale: 'en-US',
  subject: 'Set a new password',
  created_at: '2026-03-02T15:00:00.000Z',
  sent_at: null,
  tries: 2,
  body: null,
}
const pageOf = (content: Mail[]): ListPage<Mail> => ({
  content,
  page: 0,
  size: 25,
  total_elements: content.length,
  total_pages: 1,
})

let press: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  press = userEvent.setup()
})

function operations(person: UserContext, mail: Mail = MAIL): FakeServer {
  return serverFor(person)
    .answers(calls.operations.flags, [FLAG])
    .answers(calls.operations.banners, [BANNER])
    .answers(calls.operations.mails, pageOf([mail]))
}

async function open(server: FakeServer, tab = ''): Promise<void> {
  await openPortal({ path: `/operations${tab && `?tab=${tab}`}`, server })
  await screen.findByRole('heading', { level: 1, name: 'Operations' })
}

describe('feature flags', () => {
  it('RTE-51 FLG-03b tell share, tenants and history, and are changed from the version that was read', async () => {
    const server = operations(SUPER).answers(calls.operations.updateFlag, { ...FLAG, percentage: 60, version: 4 })
    await open(server)
    expect(await screen.findByText('30% of people')).toBeVisible()
    await press.click(screen.getByRole('button', { name: /History/ }))
    expect(screen.getByText('Mara Hale changed it; before: On for 10% of people: All countries')).toBeVisible()
    await press.click(screen.getByRole('button', { name: 'Change Search in the Knowledge Base' }))
    const dialog = within(await screen.findByRole('dialog'))
    const share = dialog.getByRole('textbox', { name: 'Share of people, in percent' })
    await press.clear(share)
    await press.type(share, '60')
    await press.click(dialog.getByRole('checkbox', { name: 'Canada' }))
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(calls.operations.updateFlag).map(({ url, body }) => [url, body])).toEqual([
      [
        '/core-app-api/v1/feature-flags/kb_search_rollout',
        { enabled: true, percentage: 60, variationKey: 'on', tenants: ['US', 'MX'], version: 3 },
      ],
    ])
    expect(await screen.findByText('The feature flag is changed.')).toBeVisible()
  })

  it('FLG-03b what somebody else has changed meanwhile is told, and replaced only by a second press', async () => {
    const newer: Flag = { ...FLAG, percentage: 45, version: 4 }
    const server = operations(SUPER).refuses(calls.operations.updateFlag, 409, 'CONFLICT', { current: newer })
    await open(server)
    await press.click(await screen.findByRole('button', { name: 'Change Search in the Knowledge Base' }))
    const dialog = within(await screen.findByRole('dialog'))
    server.answers(calls.operations.flags, [newer])
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/^Now it is: On for 45% of people/)).toBeVisible()
    server.answers(calls.operations.updateFlag, { ...newer, version: 5 })
    await press.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(calls.operations.updateFlag).at(-1)?.body).toMatchObject({ percentage: 30, version: 4 })
  })
})

/** Pastes a date with its time into a field; answers the field. */
async function pasteMoment(label: string, moment: string): Promise<HTMLElement> {
  const field = screen.getByRole('group', { name: new RegExp(`^${label}`) })
  await press.click(within(field).getByRole('spinbutton', { name: /^month/ }))
  await press.paste(moment)
  return field
}

describe('banners', () => {
  it('RTE-51 BAN-05a are written in three languages, beside what people will see of them', async () => {
    const server = operations(SUPER).answers(calls.operations.saveBanner, BANNER)
    await open(server, 'banners')
    await press.click(await screen.findByRole('button', { name: 'New banner' }))
    for (const [language, words] of [
      ['English', 'Late.'],
      ['Spanish', 'Tarde.'],
      ['French', 'Retard.'],
    ]) {
      await press.type(screen.getByLabelText(`Title, ${language}`), words ?? '')
      await press.type(screen.getByLabelText(`Text, ${language}`), 'Noon')
    }
    expect(screen.getByText('Tarde.', { selector: '[lang=es-MX] *' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Masquer' }).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'light',
    )
    await press.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(screen.getByText('Retard.', { selector: '[lang=fr-CA] *' }).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'dark',
    )
    await press.click(screen.getByRole('radio', { name: 'Warning' }))
    await pasteMoment('From', '2026-03-02T09:00')
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The banner is saved.')).toBeVisible()
    expect(server.asked(calls.operations.saveBanner)[0]?.body).toMatchObject({
      kind: 'GENERAL',
      severity: 'warning',
      startsAt: '2026-03-02T15:00:00.000Z',
      endsAt: null,
      linkUrl: null,
      texts: { 'es-MX': { title: 'Tarde.', text: 'Noon', linkText: null } },
      version: 0,
    })
  })

  it.each([
    [
      'Where its link leads',
      'javascript:alert(1)',
      'Enter an address with https://, or a page of this portal that begins with one /.',
    ],
    [
      'Where its link leads',
      '//evil.example',
      'Enter an address with https://, or a page of this portal that begins with one /.',
    ],
    ['Title, French', '<b>Retard</b>', 'Enter text only, without tags.'],
    ['Title, Spanish', ' ', 'This field is required.'],
  ])('BAN-05a refuse beside its field: %s %j', async (label, written, problem) => {
    const server = operations(SUPER)
    await open(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Change Reports/ }))
    const field = screen.getByLabelText(new RegExp(`^${label}`))
    await press.clear(field)
    await press.type(field, written)
    await press.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)))
    expect(server.asked(calls.operations.saveBanner)).toEqual([])
  })

  it('BAN-05a refuse an end before their start, and one that is half written', async () => {
    const server = operations(SUPER)
    await open(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Change Reports/ }))
    const end = await pasteMoment('Until', '2026-03-01T09:00')
    await press.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(end).toHaveAccessibleDescription(/The end must come after the start\./))
    await press.click(within(end).getByRole('spinbutton', { name: /^hour/ }))
    await press.keyboard('{Backspace}')
    await press.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(end).toHaveAccessibleDescription(/Enter the whole date and time\./))
    expect(server.asked(calls.operations.saveBanner)).toEqual([])
  })

  it('BAN-05a what the server refuses stands beside its field', async () => {
    const fieldErrors = [{ field: 'texts.fr-CA.title', code: 'markup', message: 'Write text alone.' }]
    const server = operations(SUPER).refuses(calls.operations.saveBanner, 400, 'INVALID_INPUT', { fieldErrors })
    await open(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Change Reports/ }))
    await press.click(screen.getByRole('button', { name: 'Save' }))
    const field = screen.getByLabelText('Title, French')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter text only, without tags.'))
  })

  it('BAN-05a are deleted once that is confirmed', async () => {
    const server = operations(SUPER).answers(calls.operations.deleteBanner, undefined)
    await open(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Delete Reports/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this banner?' }))
    expect(server.asked(calls.operations.deleteBanner)).toEqual([])
    await press.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('The banner is deleted.')).toBeVisible()
    expect(server.asked(calls.operations.deleteBanner)).toHaveLength(1)
  })
})

describe('the outbox', () => {
  it('SRV-10b RTE-51 tells recipient, subject and tries, and sends a mail again', async () => {
    const server = operations(SUPER).answers(calls.operations.resendMail, MAIL)
    await open(server, 'mails')
    const row = within(await screen.findByRole('row', { name: /ana@brightfoods/ }))
    expect(row.getByText('Set a new password')).toBeVisible()
    expect(row.getByText('Waiting')).toBeVisible()
    expect(row.queryByRole('button', { name: /^Read/ })).toBeNull()
    await press.click(row.getByRole('button', { name: 'Send the mail to ana@brightfoods.example again' }))
    expect(await screen.findByText('The mail is sent again.')).toBeVisible()
    expect(server.asked(calls.operations.resendMail)).toHaveLength(1)
  })

  it('SRV-10b shows what a mail says where the server tells it', async () => {
    await open(operations(SUPER, { ...MAIL, body: 'Hello Ana,\n\nfollow this link.' }), 'mails')
    await press.click(await screen.findByRole('button', { name: 'Read the mail to ana@brightfoods.example' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }))
    expect(dialog.getByText('follow this link.')).toBeVisible()
  })
})

it('RTE-51 ROL-16b a spectator sees all tabs and finds nothing to change', async () => {
  await open(operations(SPECTATOR))
  expect(await screen.findByText('30% of people')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  await press.click(screen.getByRole('tab', { name: 'Banners' }))
  expect(await screen.findByRole('heading', { name: 'Reports are late today.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Change|Delete|New)/ })).toBeNull()
  await press.click(screen.getByRole('tab', { name: 'Mail outbox' }))
  expect(await screen.findByRole('row', { name: /ana@brightfoods/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull()
})
