import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableProps, type DataTableSelection } from '../DataTable/DataTable.tsx'
import { columns, type User, usersOf } from '../DataTable/users.fixture.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTableExport, type DataTableExportJob, type DataTableExportProps } from './DataTableExport.tsx'

type Given = Partial<DataTableProps<User>> & { part?: Partial<DataTableExportProps>; locale?: string }

const users = usersOf(40)
const table = ({ part, locale = 'en-US', ...props }: Given = {}) => (
  <UIProvider locale={locale}>
    <DataTable aria-label="Users" columns={columns} source={{ rows: users }} selectionMode="multiple" {...props}>
      <DataTableExport fileName="users" {...part} />
    </DataTable>
  </UIProvider>
)
const show = (given?: Given) => render(table(given))
const chosen: DataTableSelection = { include: new Set(['user3@example.com', 'user30@example.com']) }
const ofPage = { page: users.slice(0, 10), rowCount: 1240 }

const saved: { name: string; file: Blob }[] = []
const linesOf = async () => {
  const reader = new FileReader()
  const text = new Promise<string>((resolve) =>
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : '')),
  )
  reader.readAsText(saved.at(-1)?.file ?? new Blob())
  return (await text).trimEnd().split('\r\n')
}

/** A server's page, with one job. */
const served = (job: DataTableExportJob, part: Given['part'] = {}) =>
  table({ source: ofPage, part: { onExport: () => undefined, ...part, jobs: [job] } })

beforeEach(() => {
  saved.length = 0
  vi.setSystemTime(new Date(2026, 10, 23, 12))
  let file: Blob | undefined
  URL.createObjectURL = vi.fn<(given: Blob) => string>((given) => {
    file = given
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (file) saved.push({ name: this.download, file })
  })
})
afterEach(() => void Reflect.deleteProperty(URL, 'createObjectURL'))

// Loads the lazy chunk once, outside the first test's time.
beforeAll(() => import('./ExportPanel.tsx'))

const trigger = () => screen.getByRole('button', { name: /^Export/ })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Export' }))
const open = async () => {
  await userEvent.click(trigger())
  return panel()
}
const press = async (name: string) => userEvent.click((await panel()).getByRole('button', { name }))
const choose = async (name: string) => userEvent.click((await panel()).getByRole('radio', { name }))
const expectStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))

describe('DataTableExport', () => {
  it('mouse: B-05 writes all matching rows of every page in their order, and returns the focus', async () => {
    show({
      defaultState: { search: '3', pageSize: 5, page: 1, sort: [{ column: 'name', direction: 'descending' }] },
    })
    expect((await open()).getByText('All that match (13)')).toBeVisible()
    await press('Export as CSV')
    await expectStatus('users_2026-11-23.csv was downloaded.')
    expect(saved.map(({ name }) => name)).toEqual(['users_2026-11-23.csv'])
    const lines = await linesOf()
    expect(lines).toHaveLength(14)
    expect(lines.slice(0, 2)).toEqual([
      'Name,Type,Products,Email',
      'User 0039,Third Party User,Report Builder,user39@example.com',
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('touch: B-05 offers the selected rows first, and all', async () => {
    show({ defaultSelection: chosen })
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() })
    expect((await panel()).getByRole('radio', { name: 'Selected rows only (2)' })).toBeChecked()
    await press('Export as CSV')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await linesOf()).slice(1).map((line) => line.split(',')[0])).toEqual(['User 0003', 'User 0030'])
    await open()
    await choose('All rows (40)')
    await press('Export as CSV')
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(await linesOf()).toHaveLength(41)
  })

  it('B-05 writes visible columns or all, except those without a value', async () => {
    show({
      columns: [...columns, { id: 'links', header: 'Links', cell: () => 'Link', isSearchable: false }],
      defaultState: { hiddenColumns: ['type'], columnOrder: ['email', 'name', 'type', 'products'] },
    })
    await open()
    await press('Export as CSV')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await linesOf())[0]).toBe('Email,Name,Products')
    await open()
    await choose('All columns')
    await press('Export as CSV')
    await waitFor(() => expect(saved).toHaveLength(2))
    expect((await linesOf())[0]).toBe('Email,Name,Type,Products')
  })

  it.each<[Given['source'], string]>([
    [ofPage, 'Rows on this page (10)'],
    [{ pages: [users], hasMore: true, onLoadMore: () => undefined }, 'Rows loaded so far (40)'],
  ])('shows which of a server’s rows it can write', async (source, text) => {
    show({ source })
    expect((await open()).getByText(text)).toBeVisible()
  })

  it('key Enter, Space: open the panel', async () => {
    show()
    for (const key of ['{Enter}', ' ']) {
      trigger().focus()
      await userEvent.keyboard(key)
      expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
  })

  it('key Tab: moves to its first control', async () => {
    show()
    await open()
    const panel = screen.getByRole('dialog', { name: 'Export' })
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.tab()
    expect(panel).not.toHaveFocus()
    expect(panel).toContainElement(document.activeElement as HTMLElement)
  })

  it('key Escape: closes the panel, returns the focus and cancels the table’s own download', async () => {
    const many = usersOf(2000)
    // The key is pressed while the hundredth row is written.
    const escape = vi.fn<() => void>(() => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
    const escaping: typeof columns = columns.map((column) => ({
      ...column,
      value: (user) => {
        if (user === many[100] && escape.mock.calls.length === 0) escape()
        return column.id === 'name' ? user.name : user.email
      },
    }))
    show({ source: { rows: many }, columns: escaping, defaultState: { pageSize: 5 } })
    await open()
    await press('Export as CSV')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger()).toHaveFocus())
    expect(escape).toHaveBeenCalledOnce()
    await open()
    await press('Export as CSV')
    await expectStatus('users_2026-11-23.csv was downloaded.')
    expect(saved).toHaveLength(1)
  })

  it('B-05 passes an export to the server: matching rows, or the selection if chosen, columns and format', async () => {
    const onExport = vi.fn<NonNullable<DataTableExportProps['onExport']>>()
    const state = { search: 'ana', filters: { type: 'Supplier' }, hiddenColumns: ['type'] }
    show({ source: ofPage, defaultState: state, part: { onExport, formats: ['csv', 'xlsx'] } })
    expect((await open()).getByText('All that match (1,240)')).toBeVisible()
    await press('Export as XLSX')
    expect(onExport).toHaveBeenCalledExactlyOnceWith({
      rows: 'matching',
      query: { search: 'ana', filters: { type: 'Supplier' }, sort: [] },
      columns: ['name', 'products', 'email'],
      format: 'xlsx',
      fileName: 'users_2026-11-23.xlsx',
    })
    expect(saved).toEqual([])
    await waitFor(async () =>
      expect((await panel()).getByRole('status')).toHaveTextContent('Writing users_2026-11-23.xlsx'),
    )
  })

  it('B-05 passes a selection of all matching rows except some', async () => {
    const onExport = vi.fn<NonNullable<DataTableExportProps['onExport']>>()
    const selection = { allExcept: new Set(['user1@example.com']), query: { search: '', filters: {} } }
    show({ source: ofPage, selection, part: { onExport } })
    expect((await open()).getByRole('radio', { name: 'Selected rows only (1,239)' })).toBeChecked()
    await press('Export as CSV')
    expect(onExport.mock.lastCall?.[0]).toMatchObject({ selection })
  })

  it.each([
    [undefined, 'All rows'],
    [5321, 'All rows (5,321)'],
  ])('B-05 offers all matching rows, or all rows without the search (total: %s)', async (allCount, all) => {
    const onExport = vi.fn<NonNullable<DataTableExportProps['onExport']>>()
    const defaultState = { search: 'ana', filters: { type: 'Supplier' } }
    show({ source: ofPage, selection: chosen, defaultState, part: { onExport, rows: ['matching', 'all'], allCount } })
    const options = (await open()).getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(options.slice(0, 2)).toEqual(['All that match (1,240)', all])
    await choose(all)
    await press('Export as CSV')
    expect(onExport.mock.lastCall?.[0]).toMatchObject({ query: { search: '', filters: {} } })
    expect(onExport.mock.lastCall?.[0]).not.toHaveProperty('selection')
  })

  it('shows the application’s text if a job failed to start, and allows a retry', async () => {
    const onExport = vi
      .fn<NonNullable<DataTableExportProps['onExport']>>()
      .mockRejectedValueOnce(new Error('full'))
      .mockResolvedValue(undefined)
    show({ source: ofPage, part: { onExport, failureText: (error) => `Not now: ${String(error)}` } })
    await open()
    await press('Export as CSV')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now: Error: full')
    await press('Export as CSV')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(onExport).toHaveBeenCalledTimes(2)
  })

  describe('its jobs', () => {
    const file = { id: 'job', fileName: 'users.csv' }
    const running: DataTableExportJob = { ...file, status: 'running', progress: 0.4 }
    const failed: DataTableExportJob = { ...file, status: 'failed', reason: 'The server was busy.' }
    const done: DataTableExportJob = { ...file, status: 'done', href: '/files/users.csv' }

    it('B-05 shows an earlier job with its progress, and cancels it', async () => {
      const onCancel = vi.fn<(id: string) => void>()
      render(served(running, { onCancel }))
      expect(trigger()).toHaveAccessibleName('Export 40%')
      expect((await open()).getByRole('progressbar', { name: 'users.csv' })).toHaveAttribute('aria-valuetext', '40%')
      await press('Cancel users.csv')
      expect(onCancel).toHaveBeenCalledExactlyOnceWith('job')
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('users.csv was canceled.'))
    })

    it('keeps the focus in the panel when a job’s button disappears', async () => {
      const { rerender } = render(served(running, { onCancel: () => undefined }))
      await open()
      await press('Cancel users.csv')
      rerender(table({ source: ofPage, part: { onExport: () => undefined, jobs: [] } }))
      expect(screen.getByRole('dialog', { name: 'Export' })).toHaveFocus()
    })

    it('B-05 shows why a job failed, and retries it', async () => {
      const onRetry = vi.fn<(id: string) => void>()
      render(served(failed, { onRetry }))
      expect(trigger()).toHaveAccessibleName('Export Failed')
      expect((await open()).getByText('The server was busy.')).toBeVisible()
      await press('Try again: users.csv')
      expect(onRetry).toHaveBeenCalledExactlyOnceWith('job')
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Writing users.csv'))
    })

    it('B-05 downloads the file of a finished job without a permanent address, and shows a failure', async () => {
      const onDownload = vi.fn<(id: string) => Promise<void>>().mockRejectedValueOnce(new Error('gone'))
      render(served({ ...file, status: 'done' }, { onDownload, failureText: () => 'It is gone.' }))
      await open()
      await press('Download users.csv')
      expect(onDownload).toHaveBeenCalledExactlyOnceWith('job')
      expect(await screen.findByRole('alert')).toHaveTextContent('It is gone.')
    })

    it('B-05 links to the file of a finished job', async () => {
      render(served(done))
      const link = (await open()).getByRole('link', { name: 'Download users.csv' })
      expect(link).toHaveAttribute('href', '/files/users.csv')
      expect(link).toHaveAttribute('download')
    })

    it.each([
      [done, 'users.csv is ready.'],
      [failed, 'users.csv couldn’t be exported.'],
    ])('B-05 announces the end of a job, with and without the panel', async (ended, text) => {
      const { rerender } = render(served(running))
      rerender(served(ended))
      await expectStatus(text)
      rerender(served(running))
      const inPanel = await open()
      rerender(served(ended))
      await waitFor(() => expect(inPanel.getByRole('status')).toHaveTextContent(text))
    })
  })

  it('B-05 shows Spanish and French text', async () => {
    const { unmount } = show({ locale: 'es-MX', defaultState: { search: '3' } })
    await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
    expect(await screen.findByText('Todos los resultados (13)')).toBeVisible()
    unmount()
    show({ locale: 'fr-CA', defaultState: { search: '3' } })
    await userEvent.click(screen.getByRole('button', { name: 'Exporter' }))
    expect(await screen.findByRole('button', { name: 'Exporter en CSV' })).toBeVisible()
  })
})
