import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { SPECTATOR } from '../../test/operations.ts'
import { writeAnew, writeIn } from '../../test/write-in.ts'
import { content, EARLIER, EDITOR, ENGLISH, ITEM, openItem, SAVE, source, THEIRS } from './content.fixture.ts'

const linesOf = (name: string): (string | null)[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function publish(): Promise<void> {
  await press.click(screen.getByRole('button', { name: 'Publish' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish the English text?' }))
  await press.click(question.getByRole('button', { name: 'Publish' }))
}

let press: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  press = userEvent.setup()
})

describe('list of content', () => {
  it('KB-12a describes the needs of each item, and filters by them', async () => {
    const server = content(EDITOR)
    await openPortal({ path: '/operations?tab=content', server })
    const row = within(await screen.findByRole('row', { name: /Add a user/ }))
    for (const text of ['Spanish · Draft waiting', 'French · Missing', 'Spanish · 2 of 6 helpful', /^Review due/]) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(row.getByRole('link', { name: 'Add a user' })).toHaveAttribute(
      'href',
      '/operations?tab=content&content=kb%2Fsupplier%2Fadd-a-user',
    )
    await press.click(screen.getByRole('button', { name: /Needs/ }))
    await press.click(await screen.findByRole('option', { name: 'Draft to publish' }))
    await waitFor(() => expect(server.requested(calls.content.list).at(-1)?.url).toMatch(/[?&]needs=publishing/))
    expect(window.location.search).toContain('needs=publishing')
  })

  it('KB-12 creates an item with its first draft, and reports an address that is taken', async () => {
    const server = content(EDITOR).refuses(calls.content.save, 409, 'CONFLICT')
    await openPortal({ path: '/operations?tab=content', server })
    await press.click(await screen.findByRole('button', { name: 'New item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New item' }))
    await press.click(dialog.getByRole('button', { name: /Collection/ }))
    await press.click(await screen.findByRole('option', { name: 'For suppliers' }))
    await writeIn(dialog.getByLabelText('Title, English'), 'Add a user')
    const slug = dialog.getByLabelText('Address')
    await writeIn(slug, 'Add a user')
    await press.click(dialog.getByRole('button', { name: 'Create draft' }))
    await waitFor(() => expect(slug).toHaveAccessibleDescription(expect.stringContaining('single hyphens')))
    await writeAnew(slug, 'add-a-user')
    await press.click(dialog.getByRole('button', { name: 'Create draft' }))
    await waitFor(() => expect(slug).toHaveAccessibleDescription(expect.stringContaining('already has an item')))
    server.answers(calls.content.save, ENGLISH)
    await press.click(dialog.getByRole('button', { name: 'Create draft' }))
    expect(await screen.findByRole('form', { name: 'English' })).toBeVisible()
    expect(server.requested(calls.content.save).at(-1)).toMatchObject({
      url: SAVE,
      body: { locale: 'en-US', title: 'Add a user', markdown: '', version: 0, category: null },
    })
  })
})

describe('content editor', () => {
  it('KB-12a KB-12 previews the text, shows its changes and publishes it', async () => {
    const server = content(EDITOR).answers(calls.content.save, { ...THEIRS, savedBy: EDITOR.login_id })
    await openItem(server)
    expect(await screen.findByText(/^Shown: ## Start/)).toBeVisible()
    await writeIn(source(), '\n\nSave.')
    const shown = await screen.findByText(/Save\.$/, { selector: '[lang=en-US] p' })
    expect(shown).toBeVisible()
    await press.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(shown.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark')
    await press.click(screen.getByRole('radio', { name: 'Changes' }))
    expect(linesOf('From the published version to yours').slice(-1)).toEqual(['Added: + Save.'])
    await publish()
    expect(await screen.findByText('Text published.')).toBeVisible()
    expect(server.requested(calls.content.save)).toMatchObject([{ url: SAVE, method: 'PUT' }])
    expect(server.requested(calls.content.save)[0]?.body).toEqual({
      locale: 'en-US',
      title: 'Add a user',
      summary: 'Invite a colleague.',
      keywords: 'invite',
      markdown: '## Start\n\nOpen Users.\n\nSave.',
      category: 'users',
      audience: ['supplier', 'internal'],
      tags: ['users'],
      isPublic: false,
      state: 'PUBLISHED',
      version: 3,
    })
  })

  it('KB-12 saves a draft on Enter, but never publishes on Enter', async () => {
    const server = content(EDITOR).answers(calls.content.save, { ...ENGLISH, version: 4, state: 'DRAFT' })
    await openItem(server)
    await press.type(screen.getByRole('textbox', { name: 'Title' }), '!{Enter}')
    expect(await screen.findByText('Draft saved.')).toBeVisible()
    expect(server.requested(calls.content.save)[0]?.body).toMatchObject({ title: 'Add a user!', state: 'DRAFT' })
  })

  it('SRV-06a shows another editor’s version next to the fields, and overwrites it only after a confirmation', async () => {
    const server = content(EDITOR).refuses(calls.content.save, 409, 'CONFLICT', { current: THEIRS })
    await openItem(server)
    await writeAnew(source(), '## Start\n\nOpen Mine.')
    server.answers(calls.content.read, { ...ITEM, newest: [THEIRS], published: [THEIRS] })
    await publish()
    expect(await screen.findByRole('alert')).toHaveTextContent(/mara@x\.example saved version 4 on Mar 2, 2026/)
    expect(linesOf('From their version to yours').slice(-2)).toEqual(['Removed: − Open People.', 'Added: + Open Mine.'])
    expect(source()).toHaveValue('## Start\n\nOpen Mine.')
    server.answers(calls.content.save, { ...THEIRS, version: 5 })
    await press.click(screen.getByRole('button', { name: 'Overwrite' }))
    expect(await screen.findByText('Text published.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.requested(calls.content.save).map(({ body }) => body)).toMatchObject([
      { version: 3, state: 'PUBLISHED' },
      { version: 4, state: 'PUBLISHED', markdown: '## Start\n\nOpen Mine.' },
    ])
  })

  it('SRV-06a loads another editor’s version after a confirmation', async () => {
    const server = content(EDITOR).refuses(calls.content.save, 409, 'CONFLICT', { current: THEIRS })
    await openItem(server)
    const area = source()
    await writeAnew(area, 'Mine.')
    await press.click(screen.getByRole('button', { name: 'Save draft' }))
    await press.click(await screen.findByRole('button', { name: 'Use their version' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(area).toHaveValue('Mine.')
    await press.click(question.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(source()).toHaveValue(THEIRS.source))
    expect(screen.getByRole('button', { name: 'Save draft' })).toHaveFocus()
  })

  it('KB-12 restores an earlier version as a new published one after a confirmation', async () => {
    const server = content(EDITOR).answers(calls.content.save, { ...EARLIER, version: 4 })
    await openItem(server)
    await press.click(screen.getByRole('button', { name: 'View version 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }))
    expect(await dialog.findByText('Open Accounts.')).toBeVisible()
    await press.click(dialog.getByRole('button', { name: 'Restore this version' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
    expect(server.requested(calls.content.save)).toEqual([])
    await press.click(question.getByRole('button', { name: 'Restore this version' }))
    expect(await screen.findByText('Version restored.')).toBeVisible()
    expect(server.requested(calls.content.save)[0]?.body).toMatchObject({
      markdown: EARLIER.source,
      title: 'Add a user',
      state: 'PUBLISHED',
      version: 3,
    })
    await waitFor(() => expect(source()).toHaveValue(EARLIER.source))
  })

  it('KB-12 inserts an image at the cursor, with a text alternative', async () => {
    const server = content(EDITOR).answers(calls.content.addImage, {
      id: '00000000-0000-4000-8000-000000000001',
      url: '/images/1',
    })
    await openItem(server)
    const area = source() as HTMLTextAreaElement
    area.setSelectionRange(10, 10)
    await press.click(screen.getByRole('button', { name: 'Add image' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add image' }))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    await press.upload(input as HTMLElement, new File(['x'], 'chart.png', { type: 'image/png' }))
    await press.click(dialog.getByRole('button', { name: 'Insert image' }))
    const alt = dialog.getByLabelText('Alternative text')
    await waitFor(() => expect(alt).toHaveAccessibleDescription(/This field is required\./))
    await writeIn(alt, 'A [blue] chart')
    await press.click(dialog.getByRole('button', { name: 'Insert image' }))
    await waitFor(() => expect(area).toHaveValue('## Start\n\n![A \\[blue\\] chart](/images/1)Open Users.'))
    const body = server.requested(calls.content.addImage)[0]?.body as FormData
    expect([body.get('collection'), body.get('slug')]).toEqual(['supplier', 'add-a-user'])
  })

  it('KB-12 ROL-04 a spectator reads text, versions and comments, without edit buttons', async () => {
    const server = content(SPECTATOR)
    await openPortal({ path: '/operations?tab=content', server })
    const link = await screen.findByRole('link', { name: 'Add a user' })
    expect(screen.queryByRole('button', { name: 'New item' })).toBeNull()
    await press.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a user' })).toHaveFocus()
    expect(await screen.findByText(/Open Users\./)).toBeVisible()
    expect(screen.getByText('The button moved.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await press.click(screen.getByRole('button', { name: 'View version 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }))
    expect(await dialog.findByText('Open Accounts.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /save|publish|restore|withdraw|new|add/i })).toBeNull()
    expect(server.requested(calls.content.preview)).toEqual([])
  })
})
