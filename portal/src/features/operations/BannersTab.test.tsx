import type { StoredBanner } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { BANNER, openOperations, operations, SPECTATOR, SUPER, TEXT } from '../../test/operations.ts'
import { writeAnew, writeIn } from '../../test/write-in.ts'

const LINK_PROBLEM = 'Enter an address that starts with https://, or a page of this portal that starts with a single /.'

let press: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  press = userEvent.setup()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Pastes a date and time into a field; returns the field. */
async function pasteMoment(label: string, moment: string): Promise<HTMLElement> {
  const field = screen.getByRole('group', { name: new RegExp(`^${label}`) })
  await press.click(within(field).getByRole('spinbutton', { name: /^month/ }))
  await press.paste(moment)
  return field
}

describe('banners', () => {
  it('RTE-51 BAN-05a are written in three languages, next to their previews', async () => {
    const server = operations(SUPER).answers(calls.operations.saveBanner, BANNER)
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: 'New banner' }))
    for (const [language, words] of [
      ['English', 'Late.'],
      ['Spanish', 'Tarde.'],
      ['French', 'Retard.'],
    ]) {
      await writeIn(screen.getByLabelText(`Title, ${language}`), words ?? '')
      await writeIn(screen.getByLabelText(`Text, ${language}`), 'Noon')
    }
    expect(screen.getByText('Tarde.', { selector: '[lang=es-MX] *' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Fermer' }).closest('[data-theme]')).toHaveAttribute(
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
    expect(await screen.findByText('Banner saved.')).toBeVisible()
    expect(server.requested(calls.operations.saveBanner)[0]?.body).toMatchObject({
      kind: 'GENERAL',
      severity: 'warning',
      startsAt: '2026-03-02T15:00:00.000Z',
      endsAt: null,
      linkUrl: null,
      texts: { 'es-MX': { title: 'Tarde.', text: 'Noon', linkText: null } },
      version: 0,
    })
  })

  it('BAN-05a refuse each invalid value next to its field', async () => {
    const server = operations(SUPER)
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    const wrong = [
      [/^Title, French/, '<b>Retard</b>', 'Enter text only, without tags such as “<b>”.'],
      [/^Title, Spanish/, ' ', 'This field is required.'],
      [
        /^Text, French/,
        'Bonjour, {compny}.',
        'Remove the braces, or use a name in them that we can fill in for these readers.',
      ],
      [/^Link address/, 'javascript:alert(1)', LINK_PROBLEM],
    ] as const
    for (const [label, written] of wrong) await writeAnew(screen.getByLabelText(label), written)
    await press.click(screen.getByRole('button', { name: 'Save' }))
    for (const [label, , problem] of wrong) {
      const field = screen.getByLabelText(label)
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)))
    }
    const link = screen.getByLabelText(/^Link address/)
    await writeAnew(link, '/support')
    await waitFor(() => expect(link).not.toHaveAccessibleDescription(expect.stringContaining(LINK_PROBLEM)))
    await writeAnew(link, '//evil.example')
    await waitFor(() => expect(link).toHaveAccessibleDescription(expect.stringContaining(LINK_PROBLEM)))
    expect(server.requested(calls.operations.saveBanner)).toEqual([])
  })

  it('BAN-05a list the placeholders of each audience, and preview their values', async () => {
    const audit: StoredBanner = { ...BANNER, kind: 'AUDIT', dismissible: false }
    const server = operations(SUPER).answers(calls.operations.banners, [audit])
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    expect(screen.getByRole('button', { name: /Audience$/ })).toHaveAccessibleDescription(
      'In titles and texts, {company} is replaced with the reader’s company and {deadline} with the last day of its access review.',
    )
    const title = screen.getByLabelText('Title, English')
    await writeAnew(title, 'An audit of {company}.')
    expect(screen.getByText(`An audit of ${SUPER.own_company.name}.`)).toBeVisible()
  })

  it('BAN-05a refuse an end before their start, and an incomplete date', async () => {
    const server = operations(SUPER)
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    const end = await pasteMoment('Until', '2026-03-01T09:00')
    await press.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(end).toHaveAccessibleDescription(/The end must be after the start\./))
    await press.click(within(end).getByRole('spinbutton', { name: /^hour/ }))
    await press.keyboard('{Backspace}')
    await press.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(end).toHaveAccessibleDescription(/Enter a complete date and time\./))
    expect(server.requested(calls.operations.saveBanner)).toEqual([])
  })

  it('BAN-05a show the server’s refusal next to its field', async () => {
    const fieldErrors = [{ field: 'texts.fr-CA.title', code: 'markup', message: 'Enter text only.' }]
    const server = operations(SUPER).refuses(calls.operations.saveBanner, 400, 'INVALID_INPUT', { fieldErrors })
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    await press.click(screen.getByRole('button', { name: 'Save' }))
    const field = screen.getByLabelText('Title, French')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter text only, without tags.'))
  })

  it('BAN-05a show another user’s saved version next to the typed text, and overwrite it only after a second press', async () => {
    const newer: StoredBanner = {
      ...BANNER,
      texts: { ...BANNER.texts, 'en-US': { ...TEXT, title: 'Reports are on time again.' } },
      tenants: ['CA'],
      version: 3,
      updatedBy: 'Ana Soto',
    }
    const server = operations(SUPER).refuses(calls.operations.saveBanner, 409, 'CONFLICT', { current: newer })
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    await press.type(screen.getByLabelText('Title, English'), ' Sorry.')
    server.answers(calls.operations.banners, [newer])
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone changed this in the meantime.Ana Soto saved another version, shown below.',
    )
    expect(screen.getByRole('heading', { name: 'Reports are on time again.' })).toBeVisible()
    expect(screen.getByLabelText('Title, English')).toHaveValue('Reports are late today. Sorry.')
    server.answers(calls.operations.saveBanner, { ...newer, version: 4 })
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Banner saved.')).toBeVisible()
    expect(server.requested(calls.operations.saveBanner).map(({ body }) => body)).toMatchObject([
      { version: 2 },
      { version: 3, tenants: ['MX'], texts: { 'en-US': { title: 'Reports are late today. Sorry.' } } },
    ])
  })

  it('BAN-05a are saved with the version that was opened, even if the list receives a newer version during editing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = operations(SUPER).answers(calls.operations.saveBanner, BANNER)
    await openPortal({ path: `/operations?tab=banners&banner=${BANNER.id}`, server })
    await screen.findByRole('heading', { level: 1, name: 'Edit banner' })
    server.answers(calls.operations.banners, [{ ...BANNER, version: 3 }])
    await act(() => vi.advanceTimersByTimeAsync(LIMITS.freshness))
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(server.requested(calls.operations.banners)).toHaveLength(2))
    await act(() => vi.advanceTimersByTimeAsync(1))
    await act(async () => screen.getByRole('button', { name: 'Save' }).click())
    await waitFor(() => expect(server.requested(calls.operations.saveBanner)[0]?.body).toMatchObject({ version: 2 }))
  })

  it('BAN-05a a new banner whose response was lost shows its stored version, and the next save overwrites it', async () => {
    const server = operations(SUPER).refuses(calls.operations.saveBanner, 409, 'CONFLICT')
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: 'New banner' }))
    for (const field of screen.getAllByRole('textbox', { name: /^(Title|Text), / })) await writeIn(field, 'Late.')
    server.replies(calls.operations.banners, () => {
      const id = server.requested(calls.operations.saveBanner)[0]?.url.split('/').at(-1)
      return Response.json([{ ...BANNER, id, version: 1 }])
    })
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: 'Reports are late today.' })).toBeVisible()
    server.answers(calls.operations.saveBanner, BANNER)
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Banner saved.')).toBeVisible()
    expect(server.requested(calls.operations.saveBanner).map(({ body }) => body)).toMatchObject([
      { version: 0 },
      { version: 1 },
    ])
  })

  it('BAN-05a a banner that was deleted during editing is created again by a second press', async () => {
    const server = operations(SUPER).refuses(calls.operations.saveBanner, 404, 'NOT_FOUND')
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    server.answers(calls.operations.banners, [])
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone deleted this in the meantime')).toBeVisible()
    server.answers(calls.operations.saveBanner, { ...BANNER, version: 1 })
    await press.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Banner saved.')).toBeVisible()
    expect(server.requested(calls.operations.saveBanner).map(({ body }) => body)).toMatchObject([
      { version: 2 },
      { version: 0 },
    ])
  })

  it('BAN-05a deleting a banner that another user has already deleted reports no error', async () => {
    const server = operations(SUPER).refuses(calls.operations.deleteBanner, 404, 'NOT_FOUND')
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Delete Reports/ }))
    server.answers(calls.operations.banners, [])
    await press.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete banner' }))
    expect(await screen.findByText('No banners yet')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('BAN-05a RTE-51 each have their own URL, and the focus moves to the heading of the editor and back', async () => {
    const server = operations(SUPER).answers(calls.operations.saveBanner, BANNER)
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Edit Reports/ }))
    expect(screen.getByRole('heading', { level: 1, name: 'Edit banner' })).toHaveFocus()
    await press.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Operations' })).toHaveFocus())
    expect(screen.getByRole('tab', { name: 'Banners', selected: true })).toBeVisible()
  })

  it.each([
    ['New banner', 'New banner'],
    ['Edit banner', /^Edit Reports/],
  ])('RTE-51 %s is the name of page, window and form', async (name, button) => {
    await openOperations(operations(SUPER), 'banners')
    await press.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByRole('form', { name })).toBeVisible()
    expect(document.title).toBe(`${name} | Scintilla`)
  })

  it.each([
    ['a missing banner', SUPER, 'gone'],
    ['a banner for a spectator', SPECTATOR, BANNER.id],
  ])('RTE-51 ROL-16b the URL of %s is not found', async (_, person, id) => {
    await openPortal({ path: `/operations?tab=banners&banner=${id}`, server: operations(person) })
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that page…' })).toBeVisible()
  })

  it('BAN-05a are deleted after a confirmation', async () => {
    const server = operations(SUPER).answers(calls.operations.deleteBanner, undefined)
    await openOperations(server, 'banners')
    await press.click(await screen.findByRole('button', { name: /^Delete Reports/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this banner?' }))
    expect(server.requested(calls.operations.deleteBanner)).toEqual([])
    await press.click(question.getByRole('button', { name: 'Delete banner' }))
    expect(await screen.findByText('Banner deleted.')).toBeVisible()
    expect(server.requested(calls.operations.deleteBanner)).toHaveLength(1)
  })
  it('BAN-05a after a deletion, the focus moves to the next banner, the previous one, or New banner', async () => {
    let left = ['First', 'Second', 'Third'].map((title, index) => ({
      ...BANNER,
      id: BANNER.id.replace(/.$/, String(index)),
      texts: { ...BANNER.texts, 'en-US': { ...TEXT, title } },
    }))
    const server = operations(SUPER).replies(calls.operations.banners, () => Response.json(left))
    server.replies(calls.operations.deleteBanner, ({ url }) => {
      left = left.filter(({ id }) => !url.endsWith(id))
      return new Response(null, { status: 204 })
    })
    await openOperations(server, 'banners')
    for (const [title, next] of [
      ['Second', 'Edit Third'],
      ['Third', 'Edit First'],
      ['First', 'New banner'],
    ]) {
      ;(await screen.findByRole('button', { name: `Delete ${title}` })).focus()
      await press.keyboard('{Enter}')
      const question = within(await screen.findByRole('alertdialog'))
      question.getByRole('button', { name: 'Delete banner' }).focus()
      await press.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus())
    }
  })
})
