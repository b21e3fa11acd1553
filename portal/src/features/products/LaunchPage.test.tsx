import type { MyAccess, ProductTile, UserContext } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NEW_HIRE } from '../../test/access.ts'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { CONFIG, product, SUPER_ADMIN, user } from '../../test/people.ts'
import type { FakeServer } from '../../test/server.ts'
import { json } from '../../test/server.ts'
import { translatePage } from '../../test/translate.ts'

const COMPLETE = { accessStatus: 'ACCESS_COMPLETE', redirectUrl: 'https://app.example/' } as const
const shopper = product({ ...COMPLETE, isNewTab: true })
const report = product({ code: 'REPORT_BUILDER', title: 'Report Builder' })
const modular = product({
  code: 'MODULAR_INTELLIGENCE',
  title: 'Modular Intelligence',
  hideWhenNoAccess: ['us.localhost'],
})
const channel = product({ code: 'CHANNEL_INSIGHTS', title: 'Channel Insights' })
const pulse = product({ code: 'CUSTOMER_PULSE', title: 'Customer Pulse' })

async function launch(products: ProductTile[], person: UserContext = user()): Promise<FakeServer> {
  const server = serverFor(person, products)
  await openPortal({ path: '/apps', server })
  await screen.findByRole('heading', { level: 1, name: 'Get started' })
  return server
}

/** The reader's access to Report Builder, and the administrators of their company. */
const access = (standing: Partial<MyAccess['products'][number]> = {}): MyAccess => ({
  products: [{ ...report, status: null, access_level: null, since: null, ...standing }],
  requests: [],
  administrators: [{ first_name: 'Dana', last_name: 'Reyes', email: 'admin@brightfoods.example' }],
})

const names = (region: HTMLElement): (string | null)[] =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const tile = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name })

describe('launch page', () => {
  it('TIL-01 PRD-03 shows two sections, each with its products in order', async () => {
    await launch([modular, report, pulse, channel, shopper].map((each) => ({ ...each, hideWhenNoAccess: [] })))
    await tile('Shopper Behavior')
    expect(names(screen.getByRole('region', { name: 'Know your customer' }))).toEqual([
      'Shopper Behavior',
      'Customer Pulse',
    ])
    expect(names(screen.getByRole('region', { name: 'Channel Performance' }))).toEqual([
      'Channel Insights',
      'Report Builder',
      'Modular Intelligence',
    ])
  })

  it('removes its loading text when the products arrive, even on a page translated by the browser', async () => {
    let arrive!: (answer: Response) => void
    const answer = new Promise<Response>((resolve) => {
      arrive = resolve
    })
    const server = serverFor(user(), []).replies(calls.products.list, () => answer)
    await openPortal({ path: '/apps', server })
    await screen.findByText(/Loading products for/)
    translatePage()
    arrive(json([shopper]))
    await tile('Shopper Behavior')
    expect(screen.queryByText(/Loading products for/)).not.toBeInTheDocument()
  })

  it('TIL-01 omits a section without tiles', async () => {
    await launch([{ ...report, ...COMPLETE }])
    await tile('Report Builder')
    expect(screen.queryByRole('region', { name: 'Know your customer' })).not.toBeInTheDocument()
  })

  it('TIL-05 PRD-06 launches a complete product, in a new tab without an opener if its settings say so', async () => {
    await launch([shopper, { ...report, ...COMPLETE }])
    const link = within(await tile('Shopper Behavior')).getByRole('link', { name: /^Launch app/ })
    expect(link).toHaveAttribute('href', 'https://app.example/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(within(await tile('Report Builder')).getByRole('link', { name: /^Launch app/ })).not.toHaveAttribute(
      'target',
    )
  })

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '/\\evil.example',
    '/\t/evil.example',
    'https://me:you@app.example/',
  ])('TIL-05 never follows %j', async (redirectUrl) => {
    await launch([{ ...shopper, redirectUrl }])
    expect(within(await tile('Shopper Behavior')).queryByRole('link')).not.toBeInTheDocument()
  })

  it('TIL-03 links to the learn page of the four products that have one', async () => {
    await launch([shopper, channel])
    const link = within(await tile('Channel Insights')).getByRole('link', { name: /^Learn More/ })
    expect(link).toHaveAttribute('href', '/learn?product=CHANNEL_INSIGHTS')
  })

  it('TIL-03 describes the other products in a dialog, by mouse and by keyboard', async () => {
    await launch([shopper, report])
    within(await tile('Report Builder'))
      .getByRole('button', { name: /^Learn More/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Meet Shopper Behavior' })
    expect(within(dialog).getByText('Follow baskets week by week')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Learn More/ })).toHaveFocus())
  })

  it.each([
    ['TIL-04', 'Report Builder', report, 'Access may take up to 2 days.'],
    ['PRD-07a', 'Shopper Behavior', product(), 'Access may take up to 2 business days.'],
  ])('%s a pending %s opens a dialog with the expected time', async (_id, _title, pending, text) => {
    await launch([{ ...pending, accessStatus: 'ACCESS_PENDING' }])
    await userEvent.click(within(await tile(pending.title)).getByRole('button', { name: /^Access Pending/ }))
    const dialog = await screen.findByRole('dialog', { name: 'We are working on your access' })
    expect(within(dialog).getByText(text)).toBeVisible()
  })

  it('TIL-04 PRD-07 a pending product shows the start and the expected end of its setup, and links to My access', async () => {
    const server = serverFor(user(), [{ ...report, accessStatus: 'ACCESS_PENDING' }])
    server.answers(calls.access.overview, access({ status: 'ACCESS_PENDING', since: '2126-02-27T15:00:00.000Z' }))
    await openPortal({ path: '/apps', server })
    await userEvent.click(within(await tile('Report Builder')).getByRole('button', { name: /^Access Pending/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'We are working on your access' }))
    expect(await dialog.findByText(/^Since/)).toHaveTextContent('Since: Feb 27, 2126')
    expect(dialog.getByText(/^Expected by/)).toHaveTextContent('Expected by Mar 1, 2126')
    expect(dialog.getByRole('link', { name: 'My access' })).toHaveAttribute('href', '/profile/access')
  })

  it('TIL-03 ACC-04 requests the described product: staff in their form, other users in the support form', async () => {
    const server = serverFor(user(), [report]).answers(calls.access.overview, access())
    await openPortal({ path: '/apps', server })
    await userEvent.click(within(await tile('Report Builder')).getByRole('button', { name: /^Learn More/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Dana Reyes')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Request access: Report Builder' })).toHaveAttribute(
      'href',
      '/support/ticketCreation?request=access&product=REPORT_BUILDER',
    )
    cleanup()
    await openPortal({ path: '/apps?explore=true', server: serverFor(NEW_HIRE, [report]) })
    await userEvent.click(within(await tile('Report Builder')).getByRole('button', { name: /^Learn More/ }))
    const own = within(await screen.findByRole('dialog'))
    expect(own.getByRole('link', { name: 'Request access: Report Builder' })).toHaveAttribute(
      'href',
      '/profile/requestAccess?product=REPORT_BUILDER',
    )
  })

  it('TIL-06 hides a product on its listed hosts from users without access', async () => {
    await launch([shopper, modular])
    await tile('Shopper Behavior')
    expect(screen.queryByText('Modular Intelligence')).not.toBeInTheDocument()
  })

  it('TIL-06 shows a product on its listed hosts to users with access', async () => {
    await launch([{ ...modular, ...COMPLETE }])
    await tile('Modular Intelligence')
  })

  it('TIL-07 in Mexico Report Builder is coming soon', async () => {
    const server = serverFor(user(), [shopper, report]).answers(calls.config.config, { ...CONFIG, tenant: 'MX' })
    await openPortal({ path: '/apps', server })
    expect(within(await tile('Report Builder')).getByText('Coming Soon')).toBeVisible()
    expect(within(await tile('Report Builder')).queryByText('Learn More')).not.toBeInTheDocument()
  })

  it('TIL-08 marks products in alpha and beta', async () => {
    await launch([
      { ...shopper, restricted_launch_flag: 'alpha' },
      { ...report, restricted_launch_flag: 'beta' },
    ])
    expect(within(await tile('Shopper Behavior')).getByText('Alpha')).toBeVisible()
    expect(within(await tile('Report Builder')).getByText('Beta')).toBeVisible()
  })

  it('TIL-09 records every press with the product and its state', async () => {
    const server = await launch([shopper, report])
    await userEvent.click(within(await tile('Report Builder')).getByRole('button'))
    window.dispatchEvent(new Event('pagehide'))
    const events = JSON.stringify(server.requested(calls.analytics.events).map(({ body }) => body))
    expect(events).toContain('"name":"product_tile_click","page":"app launch"')
    expect(events).toContain('"props":{"code":"REPORT_BUILDER","state":"learn-more"}')
  })

  it('B-19 greets the user, counts the ready products and shows the last sign-in in the user’s zone', async () => {
    await launch([shopper, { ...report, ...COMPLETE }], user({ last_login: '2026-03-03T15:12:00.000Z' }))
    await screen.findByText(/^Good (morning|afternoon|evening), Dana\. Two products are ready for Bright Foods\./)
    expect(screen.getByText(/^Last sign-in:/)).toHaveTextContent('Last sign-in: 03/03/2026, 09:12 AM Central Time')
  })

  it('B-18 shows the last sign-in in UTC on hover', async () => {
    await launch([shopper], user({ last_login: '2026-03-03T15:12:00.000Z' }))
    const time = await screen.findByRole('button', { name: /^03\/03\/2026,\s09:12\sAM\sCentral\sTime$/ })
    await userEvent.hover(document.body)
    await userEvent.hover(time)
    expect(await screen.findByRole('tooltip', {}, { timeout: 3000 })).toHaveTextContent('Mar 3, 2026, 3:12 PM UTC')
  })

  it('B-19 shows that it is the first sign-in', async () => {
    await launch([shopper])
    expect(await screen.findByText('This is your first sign-in.')).toBeVisible()
  })

  it('CPY-04 opens for a super admin who acts for a company, regardless of their own products', async () => {
    const server = serverFor(SUPER_ADMIN, [product({ accessStatus: null })])
    await openPortal({ path: '/apps?company=c-1', server })
    await tile('Shopper Behavior')
  })

  it('ERR-01 reports a load failure and can retry', async () => {
    const server = serverFor(user(), [shopper]).refuses(calls.products.list, 503, 'UNAVAILABLE')
    await openPortal({ path: '/apps', server })
    await screen.findByRole('heading', { name: 'Something went wrong' })
    expect(screen.getByText('An error occurred while performing the operation')).toBeVisible()
    server.answers(calls.products.list, [shopper])
    expect(screen.queryByText(/Loading products for/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await tile('Shopper Behavior')
    expect(screen.getByRole('heading', { level: 1, name: 'Get started' })).toHaveFocus()
  })

  it('ERR-05 shows a message if there is no product', async () => {
    await launch([])
    await screen.findByRole('heading', { name: 'No data available.' })
  })

  it('HTTP-05 requests the products once while they are fresh', async () => {
    const server = await launch([shopper, channel])
    server.replies(calls.products.learn, () => json([channel]))
    await userEvent.click(within(await tile('Channel Insights')).getByRole('link'))
    await screen.findByRole('heading', { level: 1, name: 'Meet Shopper Behavior' })
    expect(screen.getByText('Channel Performance')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'All apps' }))
    await tile('Channel Insights')
    expect(server.requested(calls.products.list)).toHaveLength(1)
    expect(server.requested(calls.products.list)[0]?.headers.get('x-user-activity')).toBe('1')
  })

  it.each(['', '?product=REPORT_BUILDER', '?product=NOTHING'])('RTE-41 /learn%s is not found', async (search) => {
    await openPortal({ path: `/learn${search}`, server: serverFor(user(), [shopper]) })
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that page…' })
    await waitFor(() => expect(document.title).toMatch(/^We couldn’t find that page… \| /))
  })

  it('RTE-39 /reportbuilder is closed to users without the product', async () => {
    await openPortal({ path: '/reportbuilder', server: serverFor(user(), [shopper, report]) })
    await screen.findByRole('heading', { level: 1, name: 'Access Denied/Forbidden.' })
  })
})
