import type { MyAccess, UserContext } from '@tessera/contract'
import { ACCESS_LEVELS, calls, PERMISSIONS } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEW_HIRE, request } from '../../test/access.ts'
import { embedConfig, openPortal, serverFor } from '../../test/open-portal.tsx'
import { CONFIG, SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'

type Product = MyAccess['products'][number]

const product = (title: string, changes: Partial<Product> = {}): Product => ({
  code: 'REPORT_BUILDER',
  title,
  description: `What ${title} is for.`,
  status: null,
  access_level: null,
  since: null,
  ...changes,
})

const ADMIN = { first_name: 'Dana', last_name: 'Reyes', email: 'admin@brightfoods.example' }
const OPEN = { status: 'ACCESS_COMPLETE', since: '2026-02-20T15:00:00.000Z' } as const
const PENDING = { status: 'ACCESS_PENDING', access_level: 3, since: '2026-02-27T15:00:00.000Z' } as const

function accessServer(access: Partial<MyAccess> = {}, person: UserContext = user()): FakeServer {
  const whole = { products: [], requests: [], administrators: [ADMIN], ...access }
  return serverFor(person).answers(calls.access.overview, whole)
}

const open = (server: FakeServer): Promise<void> => openPortal({ path: '/profile/access', server })
const part = async (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
/** Returns the values next to each name in a part of the page. */
const facts = async (name: string): Promise<Record<string, string>> => {
  const region = within(await part(name))
  const details = region.getAllByRole('definition')
  return Object.fromEntries(
    region.getAllByRole('term').map((term, index) => [term.textContent, details[index]?.textContent ?? '']),
  )
}
const plain = (text: string | undefined): string => (text ?? '').replaceAll(/\s/gu, ' ')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-01T12:00:00.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the user’s own access', () => {
  it('RTE-52 GEN-12 B-18 shows the user’s products with their level and start time, in the user’s time zone', async () => {
    await open(
      accessServer({
        products: [
          product('Shopper Behavior', { ...OPEN, access_level: ACCESS_LEVELS.UI }),
          product('Report Builder', { ...OPEN, access_level: ACCESS_LEVELS.API_NRT }),
          product('Customer Pulse', { ...OPEN, access_level: ACCESS_LEVELS.API_BULK }),
          product('Channel Insights', { ...OPEN, access_level: ACCESS_LEVELS.NO_DIRECT_ACCESS }),
        ],
      }),
    )
    await screen.findByRole('heading', { level: 1, name: 'My access' })
    await waitFor(() => expect(document.title).toBe('My Access | Scintilla'))
    const had = await facts('Your products')
    expect(Object.entries(had).map(([name, text]) => [name, plain(text).split('Since')[0]])).toEqual([
      ['Shopper Behavior', 'Full access: open it from your apps.'],
      ['Report Builder', 'API, near real time: your own systems read its data. You can’t open it from your apps.'],
      [
        'Customer Pulse',
        'API, bulk: your own systems read its data in large batches. You can’t open it from your apps.',
      ],
      ['Channel Insights', 'No direct access: it’s assigned to you, but you can’t open it.'],
    ])
    expect(plain(had['Shopper Behavior'])).toContain('Since: Feb 20, 2026')
  })

  it('PRD-07 PRD-07a B-18 shows how long the user has waited and the expected date, in business days if they apply', async () => {
    const shopper = product('Shopper Behavior', { ...PENDING, code: 'SHOPPER_BEHAVIOR' })
    const pulse = product('Customer Pulse', { ...PENDING, code: 'CUSTOMER_PULSE' })
    await open(accessServer({ products: [shopper, pulse] }))
    const waiting = await facts('Being set up')
    expect(plain(waiting['Shopper Behavior'])).toBe(
      'Access pendingExpected by Mar 3, 2026Since: 1 day agoAccess may take up to 2 business days.',
    )
    expect(plain(waiting['Customer Pulse'])).toBe(
      'Access pendingExpected by Mar 1, 2026Since: 1 day agoAccess may take up to 2 days.',
    )
  })

  it('RTE-52 reports a setup that takes longer than it should', async () => {
    const late = product('Report Builder', { ...PENDING, since: '2026-02-26T15:00:00.000Z' })
    await open(accessServer({ products: [late] }))
    const waiting = await facts('Being set up')
    expect(plain(waiting['Report Builder'])).toContain('It was expected by Feb 28, 2026 and')
  })

  it('RTE-52 SES-10 names the products that come with the registration, with a link to it', async () => {
    const promised = [product('Report Builder', { status: 'PROMISED' })]
    await open(accessServer({ products: promised }, user({ gate: 'REGISTRATION_INCOMPLETE' })))
    expect(Object.keys(await facts('Being set up'))).toEqual(['Report Builder'])
    const link = screen.getByRole('link', { name: 'Complete your registration' })
    expect(link).toHaveAttribute('href', '/userRegistration')
  })

  it('RTE-52 shows missing products, and the contacts to ask with their email addresses', async () => {
    await open(accessServer({ products: [product('Customer Pulse')] }))
    const lacked = within(await part('Other products'))
    expect(lacked.getByText('What Customer Pulse is for.')).toBeVisible()
    const link = lacked.getByRole('link', { name: 'Request access: Customer Pulse' })
    expect(link.getAttribute('href')).toMatch(/^\/support\/ticketCreation\?request=access&product=/)
    expect(await screen.findByText('You don’t have any products yet.')).toBeVisible()
    const ask = within(await part('Who to ask'))
    expect(ask.getByText('Dana Reyes')).toBeVisible()
    expect(ask.getByRole('link', { name: ADMIN.email })).toHaveAttribute('href', `mailto:${ADMIN.email}`)
    expect(screen.queryByRole('region', { name: 'Your requests' })).not.toBeInTheDocument()
  })

  it('RTE-52 shows the contacts who signed in most recently, and the others after the user expands the list', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...ADMIN,
      email: `admin.${index + 1}@brightfoods.example`,
    }))
    await open(accessServer({ products: [product('Customer Pulse')], administrators: many }))
    const ask = within(await part('Who to ask'))
    expect(
      ask.getByText('These Bright Foods administrators manage product access. Most recent sign-in first.'),
    ).toBeVisible()
    const named = (): (string | null)[] => ask.getAllByRole('link', { name: /@/ }).map(({ textContent }) => textContent)
    expect(named()).toEqual(many.slice(0, 4).map(({ email }) => email))
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    await user.click(ask.getByRole('button', { name: '8 more people' }))
    await waitFor(() => expect(named()).toEqual(many.map(({ email }) => email)))
  })

  it.each([
    [[ADMIN], 'This Bright Foods administrator manages product access.', 'The person below can help'],
    [[], null, 'See below for who to ask.'],
  ])('RTE-52 uses singular or plural by the number of named contacts', async (administrators, reported, hint) => {
    await open(accessServer({ products: [product('Customer Pulse')], administrators }))
    expect(within(await part('Other products')).getByText(new RegExp(hint))).toBeVisible()
    if (reported) expect(screen.getByText(reported)).toBeVisible()
    expect(screen.queryByText(/^Most recent sign-in first/)).not.toBeInTheDocument()
  })

  it('RTE-52 links to support if the company has no other administrator', async () => {
    embedConfig({ ...CONFIG, supportPhone: '+1 800 555 0142' })
    await open(accessServer({ administrators: [] }))
    const ask = within(await part('Who to ask'))
    expect(ask.getByText(/^No one else at Bright Foods manages access\. Contact support/)).toBeVisible()
    expect(ask.getByText('Support by phone: +1 800 555 0142')).toBeVisible()
    const form = '/support/ticketCreation?request=access'
    expect(ask.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', form)
  })

  it('RTE-52 RTE-24 shows internal users their requests, and where to request access', async () => {
    const requests = [request({ company_name: 'Bright Foods' }), request({ id: 'r-2', status: 'EXPIRED' })]
    await open(accessServer({ requests, administrators: [] }, NEW_HIRE))
    const requested = await facts('Your requests')
    expect(plain(requested['Bright Foods'])).toBe(
      'SubmittedReport Builder | Shopper BehaviorRequested on Mar 2, 2026Expires on May 1, 2026',
    )
    expect(requested['Company 1']).toMatch(/^Expired/)
    expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', '/profile/requestAccess')
    const ask = within(await part('Who to ask'))
    expect(ask.getByRole('link', { name: 'Request access' })).toHaveAttribute('href', '/profile/requestAccess')
  })

  it('RTE-24 RTE-52 links internal users to the request of a missing product', async () => {
    await open(accessServer({ products: [product('Report Builder')] }, NEW_HIRE))
    expect(await screen.findByRole('link', { name: 'Request access: Report Builder' })).toHaveAttribute(
      'href',
      '/profile/requestAccess?product=REPORT_BUILDER',
    )
  })

  it('RTE-52 shows super admins that they need no products of their own', async () => {
    const products = [product('Customer Pulse')]
    await open(accessServer({ products, administrators: [] }, SUPER_ADMIN))
    expect(await screen.findByText(/^You don’t need products of your own/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Other products' })).not.toBeInTheDocument()
  })

  it.each(['USER_BLOCKED', 'ACCESS_PENDING', 'NO_ACCESS', 'TERMS_NOT_ACCEPTED', 'AUDIT_OVERDUE'] as const)(
    'RTE-52 RTE-45 is open at the gate %s, also to basic users, with a way to ask for access',
    async (gate) => {
      const tenant = { id: 'c-1', name: 'Small Farm', type: 'basic_vendor', account_type: 'Basic' as const }
      await open(accessServer({}, user({ gate, tenant })))
      expect(within(await part('Who to ask')).getByText('Dana Reyes')).toBeVisible()
      expect(window.location.pathname).toBe('/profile/access')
    },
  )

  it('RTE-52 shows blocked internal users their contacts, not a link to a closed page', async () => {
    const authz = { group: null, permissions: [PERMISSIONS.createAccessRequest] }
    const blocked = user({ ...NEW_HIRE, gate: 'USER_BLOCKED', can_browse: false, authz })
    await open(accessServer({ products: [product('Customer Pulse')] }, blocked))
    expect(within(await part('Who to ask')).getByText('Dana Reyes')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Request access/ })).not.toBeInTheDocument()
  })

  it('ERR-01 reports a load failure and can retry', async () => {
    const server = accessServer().refuses(calls.access.overview, 500, 'INTERNAL')
    await open(server)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(calls.access.overview, { products: [], requests: [], administrators: [ADMIN] })
    await userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) }).click(again)
    expect(await screen.findByText('Dana Reyes')).toBeVisible()
  })
})
