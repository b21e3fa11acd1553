import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from '../DataTable/DataTable.tsx'
import { columns, usersOf } from '../DataTable/users.fixture.tsx'
import { createToastQueue, Toast } from '../Toast/Toast.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableSelectionBar } from './DataTableSelectionBar.tsx'

const show = (locale = 'en-US') =>
  render(
    <UIProvider locale={locale}>
      <DataTable
        aria-label="Users"
        columns={columns}
        source={{ rows: usersOf(8) }}
        selectionMode="multiple"
        defaultSelection={{ include: new Set(['user1@example.com', 'user3@example.com']) }}
        footerActions={<DataTableSelectionBar />}
      />
    </UIProvider>,
  )
/** Renders the table and an application’s notices. */
function showWithNotices() {
  const queue = createToastQueue()
  queue.add({ tone: 'danger', title: 'Not saved' })
  const table = show()
  return { ...table, notices: render(<Toast queue={queue} />) }
}
const copyButton = (name = 'Copy') => screen.getByRole('button', { name })
const textOf = (blob = new Blob()) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(blob)
  })
const announcement = () => screen.getByRole('status')

describe('copying in the selection bar', () => {
  const written: Record<string, Blob>[] = []
  const write = vi.fn<(items: unknown[]) => Promise<void>>()
  beforeEach(() => {
    written.length = 0
    write.mockReset().mockResolvedValue()
    const ClipboardItem = vi.fn<(types: Record<string, Blob>) => void>(function (types) {
      written.push(types)
    })
    vi.stubGlobal('ClipboardItem', ClipboardItem)
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('on touch, copies the selected rows as text and as a table, and confirms it until the selection changes', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: copyButton() })
    await waitFor(() => expect(announcement()).toHaveTextContent('2 rows copied'))
    expect(Object.keys(written[0] ?? {})).toEqual(['text/plain', 'text/html'])
    expect(await textOf(written[0]?.['text/plain'])).toBe(
      'Name\tType\tProducts\tEmail\n' +
        'User 0001\tThird Party User\tChannel Insights, Customer Perception, Digital Landscapes\tuser1@example.com\n' +
        'User 0003\tThird Party User\tReport Builder\tuser3@example.com',
    )
    expect(screen.getAllByText('2 rows copied')).toHaveLength(2)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select User 0005' }))
    expect(copyButton().parentElement).not.toHaveTextContent('copied')
  })

  it('copies with Enter and Space too, and keeps the focus', async () => {
    show()
    copyButton().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2))
    expect(copyButton()).toHaveFocus()
  })

  it('reports in French that the browser refused to copy', async () => {
    write.mockRejectedValue(new Error('NotAllowedError'))
    show('fr-CA')
    await userEvent.click(copyButton('Copier'))
    await waitFor(() => expect(announcement()).toHaveTextContent('Les lignes n’ont pas pu être copiées.'))
  })
})

it('UIX-03 notices appear above the selection bar and never cover it', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
  showWithNotices()
  const notices = screen.getByRole('region', { name: 'Notifications' })
  expect(notices).toHaveStyle({ marginBlockEnd: '56px' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(notices).not.toHaveStyle({ marginBlockEnd: '56px' })
  height.mockRestore()
})
