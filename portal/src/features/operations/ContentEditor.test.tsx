import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeAnew } from '../../test/write-in.ts'
import { content, EDITOR, ENGLISH, ITEM, openItem, source, THEIRS } from './content.fixture.ts'

const PUBLISHED = { ...THEIRS, savedBy: EDITOR.login_id }

const textsIn = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

let press: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  press = userEvent.setup()
})

describe('unsaved changes to content', () => {
  it('B-02 KB-12 are restored when the user returns from another language or page, until the user discards them', async () => {
    await openItem(content(EDITOR))
    await press.type(source(), ' Mine.')
    await press.click(screen.getByRole('tab', { name: /^Spanish/ }))
    expect(await screen.findByRole('form', { name: 'Spanish' })).toBeVisible()
    expect(source()).toHaveValue('')
    await press.click(screen.getByRole('tab', { name: /^English/ }))
    await waitFor(() => expect(source()).toHaveValue(`${ENGLISH.source} Mine.`))
    expect(screen.getByText('Your unsaved changes are still here')).toBeVisible()

    await press.click(screen.getByRole('link', { name: 'Content' }))
    await press.click(await screen.findByRole('link', { name: 'Add a user' }))
    await waitFor(() => expect(source()).toHaveValue(`${ENGLISH.source} Mine.`))
    await press.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(source()).toHaveValue(ENGLISH.source))
    expect(screen.queryByText('Your unsaved changes are still here')).toBeNull()
    expect(document.body).not.toHaveFocus()
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Mine.'))
  })
})

describe('publishing content', () => {
  it('KB-12 lists the problems of a text next to it and in the confirmation, and can still publish', async () => {
    const server = content(EDITOR).answers(calls.content.save, PUBLISHED)
    await openItem(server)
    await writeAnew(source(), '# Start\n\n![](mosaic:32/1)\n\n<script>x</script>')
    const problems = [
      'The heading “Start” has level 1, which is the title’s. Use level 2.',
      'The image “mosaic:32/1” has no alternative text.',
      'The image “mosaic:32/1” can’t be drawn. Check the rows in its address.',
      '“<script>” isn’t allowed. It’s removed from the text.',
    ]
    await waitFor(() => expect(textsIn(screen.getByRole('list', { name: 'Problems in the text' }))).toEqual(problems))
    const button = screen.getByRole('button', { name: 'Publish' })
    await press.click(button)
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish the English text?' }))
    expect(question.getByText('These readers will see it immediately: Suppliers, Associates.')).toBeVisible()
    expect(question.getByText('It has 4 problems:')).toBeVisible()
    expect(textsIn(question.getByRole('list'))).toEqual(problems)
    expect(server.requested(calls.content.save)).toEqual([])
    await press.click(question.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Text published.')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('KB-12 focuses the first invalid field, and shows the server’s refusal in the confirmation', async () => {
    const server = content(EDITOR).refuses(calls.content.save, 403, 'FORBIDDEN')
    await openItem(server)
    await press.clear(source())
    await press.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(source()).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press.type(source(), 'Mine.')
    await press.click(screen.getByRole('button', { name: 'Publish' }))
    const question = within(await screen.findByRole('alertdialog'))
    await press.click(question.getByRole('button', { name: 'Publish' }))
    expect(await question.findByRole('alert')).toBeVisible()
    await press.click(question.getByRole('button', { name: 'Cancel' }))
    expect(source()).toHaveValue('Mine.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus())
  })

  it('KB-12 is undone by withdrawing the item after a confirmation', async () => {
    const server = content(EDITOR).replies(calls.content.withdraw, () => new Response(null, { status: 204 }))
    await openItem(server)
    await press.click(screen.getByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this item?' }))
    expect(server.requested(calls.content.withdraw)).toEqual([])
    const languages = ITEM.languages.map((language) => ({ ...language, published: 0 }))
    server.answers(calls.content.read, { ...ITEM, languages, published: [] })
    await press.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByRole('tab', { name: 'English · Draft only' })).toBeVisible()
    expect(server.requested(calls.content.withdraw)).toMatchObject([
      { method: 'DELETE', url: '/core-app-api/core-services/content-management/kb/supplier/add-a-user' },
    ])
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })
})
