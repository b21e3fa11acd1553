import type { Gate, LegalText, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

const SMALL_FARM = { id: 'c-3', name: 'Small Farm', type: 'basic_vendor', account_type: 'Basic' as const }
const TEXT: LegalText = {
  version: '2026.1',
  title: 'The document',
  html: '<p>Sample text.</p>',
  locale: 'en-US',
  effective_at: '2026-02-18T12:00:00.000Z',
}
const earlier = (is_same_text: boolean) => ({
  accepted: { version: '2025.1', accepted_at: '2025-06-02T15:00:00.000Z', is_same_text },
})
const administrator = (first_name: string) => ({
  first_name,
  last_name: 'Miller',
  email: `${first_name.toLowerCase()}@smallfarm.example`,
})

/** Creates a server for a user at a document's gate, with facts about earlier acceptances. */
function asking(gate: Gate, accepted: Pick<LegalText, 'accepted'>, changes: Partial<UserContext> = {}): FakeServer {
  const text = { ...TEXT, ...accepted }
  return serverFor(user({ gate, ...changes }))
    .answers(calls.legal.terms, text)
    .answers(calls.legal.addendum, text)
    .answers(calls.legal.nda, { content: { ...text, items: [] } })
}

/** Creates a server for a user who waits for an administrator; the user's company has these administrators. */
const waiting = (names: readonly string[]) =>
  asking('ADDENDUM_NOT_ACCEPTED', earlier(false), {
    tenant: SMALL_FARM,
    authz: { group: null, permissions: [] },
  }).answers(calls.access.overview, { products: [], requests: [], administrators: names.map(administrator) })

async function noticeOf(server: FakeServer): Promise<HTMLElement> {
  await openPortal({ path: '/apps', server })
  await screen.findByRole('heading', { level: 1, name: 'The document' })
  return within(screen.getByRole('main')).getByRole('status')
}

describe('reason for an acceptance', () => {
  const admin = { tenant: SMALL_FARM, authz: { group: 'ADMIN' as const, permissions: [] } }

  it.each([
    ['TERMS_NOT_ACCEPTED', 'The terms have changed', 'You accepted', {}],
    ['NDA_NOT_ACCEPTED', 'This agreement has changed', 'You accepted', { third_party_user: true }],
    ['ADDENDUM_NOT_ACCEPTED', 'This addendum has changed', 'Small Farm accepted', admin],
  ] as const)(
    'TRM-02 NDA-02 DSA-02 %s: the text differs from the accepted one, with the date of that acceptance',
    async (gate, title, who, is) => {
      const notice = await noticeOf(asking(gate, earlier(false), is))
      expect(notice).toHaveTextContent(title)
      expect(notice).toHaveTextContent(`${who} version 2025.1 on Jun 2, 2025.`)
      expect(notice).not.toHaveTextContent('same')
    },
  )

  it.each([
    ['TERMS_NOT_ACCEPTED', {}],
    ['NDA_NOT_ACCEPTED', { third_party_user: true }],
    ['ADDENDUM_NOT_ACCEPTED', admin],
  ] as const)('TRM-02 NDA-02 DSA-02 %s: the same text is not called a change', async (gate, is) => {
    const notice = await noticeOf(asking(gate, earlier(true), is))
    expect(notice).toHaveTextContent('Please accept again')
    expect(notice).toHaveTextContent('The text of this one is the same.')
    expect(notice).not.toHaveTextContent('changed')
  })

  it('TRM-02 mentions no change to a user who has not accepted any terms', async () => {
    const notice = await noticeOf(asking('TERMS_NOT_ACCEPTED', {}))
    expect(notice).toHaveTextContent(/^Read this version and accept it at the end/)
  })
})

describe('a user who waits for an administrator', () => {
  it('DSA-02 sees what was accepted and when, and whom to email', async () => {
    const notice = await noticeOf(waiting(['Grace', 'Ruth']))
    expect(notice).toHaveTextContent(
      'Small Farm accepted version 2025.1 on Jun 2, 2025. The text of this one is different.',
    )
    const list = await within(notice).findByRole('list', { name: 'Administrators' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Grace Millergrace@smallfarm.example', 'Ruth Millerruth@smallfarm.example'])
    expect(within(list).getByRole('link', { name: 'grace@smallfarm.example' })).toHaveAttribute(
      'href',
      'mailto:grace@smallfarm.example',
    )
  })

  it('DSA-02 sees the support contact if the company has no administrator', async () => {
    const notice = await noticeOf(waiting([]))
    expect(await within(notice).findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contactUs')
    expect(within(notice).queryByRole('list')).not.toBeInTheDocument()
    expect(notice).not.toHaveTextContent('accept this for everyone')
  })
})

describe('a document as a file', () => {
  it.each([
    ['/nda', { third_party_user: true }, 'core-services/content-management/nda/pdf?locale=en-US'],
    ['/dataSharingAddendum', {}, 'companies/c-1/data-sharing-addendum/pdf?locale=en-US'],
  ])('TRM-01b %s has a PDF', async (path, is, address) => {
    const server = serverFor(user(is))
      .answers(calls.legal.addendum, TEXT)
      .answers(calls.legal.nda, { content: { ...TEXT, items: [] } })
    await openPortal({ path, server })
    const link = await screen.findByRole('link', { name: 'Download as PDF' })
    expect(link).toHaveAttribute('href', `/core-app-api/${address}`)
  })
})
