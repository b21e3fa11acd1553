import type { Locale, TableView } from '@tessera/contract'
import { calls, COMPANY_LIST } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { companyListServer } from '../test/company-list.ts'
import { openPortal } from '../test/open-portal.tsx'
import { SUPER_ADMIN } from '../test/people.ts'
import type { FakeServer } from '../test/server.ts'
import { failure } from '../test/server.ts'
import { keepsViews } from '../test/table-views.ts'
import { useList } from './use-list.ts'

/** A list page with all the actions on its views. */
function Workbench(): ReactNode {
  const { answer, binding, views } = useList(calls.companies.list, COMPANY_LIST, { analytics: 'companies' })
  const [problem, setProblem] = useState('')
  const { state, onStateChange } = binding
  const run = (done: Promise<unknown>): void => {
    void done.then(
      () => setProblem(''),
      (reason: unknown) => setProblem(String(reason)),
    )
  }
  return (
    <>
      <output>{answer ? `${answer.rows.length} rows of ${answer.total}` : 'on their way'}</output>
      <p role="alert">{problem}</p>
      <button onClick={() => onStateChange({ ...state, hiddenColumns: ['status'], page: 1 })}>Hide the status</button>
      <button onClick={() => onStateChange({ ...state, hiddenColumns: [], view: null })}>Show all</button>
      <button onClick={() => run(views.onCreate({ name: 'Mine', state, isDefault: false }))}>Save as Mine</button>
      <ul aria-label="Views">
        {views.views.map((view) => (
          <li key={view.id} aria-label={view.name} aria-current={view.isDefault}>
            <button onClick={() => onStateChange({ ...state, ...view.state })}>Open {view.name}</button>
            <button onClick={() => run(views.onUpdate({ ...view, isDefault: true }))}>Open in {view.name}</button>
            <button onClick={() => run(views.onUpdate({ ...view, name: 'Mine' }))}>Call {view.name} Mine</button>
            <button onClick={() => run(views.onDelete(view.id))}>Delete {view.name}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

vi.mock('../features/companies/CompaniesPage.tsx', () => ({ default: Workbench }))

const PATH = '/companyList'
const view = (id: string, changes: Partial<TableView> = {}): TableView => ({
  id,
  name: `View ${id}`,
  state: 'sort=-status&rows=10&hide=adminEmail',
  isDefault: false,
  version: 1,
  ...changes,
})

async function open(views: TableView[], path = PATH, locale: Locale = 'en-US'): Promise<FakeServer> {
  const preferences = { ...SUPER_ADMIN.user_preferences, language_code: locale }
  const server = keepsViews(companyListServer(30, { ...SUPER_ADMIN, user_preferences: preferences }), views)
  await openPortal({ path, server, locale })
  await screen.findByText(/rows of/)
  return server
}
const at = (): string => window.location.pathname + window.location.search
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))
const names = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Views' }))
    .queryAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'))
const problem = (): string | null => screen.getByRole('alert').textContent

describe('views of a list', () => {
  it('SES-18 B-10 are saved as the state in the URL, and restored the same', async () => {
    const server = await open([])
    await press('Hide the status')
    await waitFor(() => expect(at()).toBe(`${PATH}?page=2&hide=status`))
    await press('Save as Mine')
    await waitFor(() => expect(names()).toEqual(['Mine']))
    expect(server.requested(calls.tableViews.create).map(({ body }) => body)).toEqual([
      { list: 'companies', name: 'Mine', state: 'page=2&hide=status', isDefault: false },
    ])
    await press('Show all')
    await waitFor(() => expect(at()).toBe(`${PATH}?page=2`))
    await press('Open Mine')
    await waitFor(() => expect(at()).toBe(`${PATH}?page=2&hide=status`))
    await press('Delete Mine')
    await waitFor(() => expect(names()).toEqual([]))
  })

  it('SES-18 B-10 keep a view from another tab, which appears after the next save', async () => {
    const views: TableView[] = []
    await open(views)
    views.push(view('1'))
    await press('Save as Mine')
    await waitFor(() => expect(names()).toEqual(['View 1', 'Mine']))
  })

  it('SES-18 TBL-01 keep the reader’s rows per page if they do not set them', async () => {
    await open([view('1', { state: 'sort=-status' }), view('2', { state: 'rows=50' })], `${PATH}?rows=10`)
    await press('Open View 1')
    await waitFor(() => expect(at()).toBe(`${PATH}?sort=-status&rows=10`))
    await press('Open View 2')
    await waitFor(() => expect(at()).toBe(`${PATH}?rows=50`))
  })

  it('SES-18 have at most one default, and do not change the rows-per-page preference', async () => {
    const server = await open([view('1'), view('2')])
    await press('Open in View 1')
    await waitFor(() => expect(screen.getByRole('listitem', { current: true })).toHaveAccessibleName('View 1'))
    await press('Open in View 2')
    await waitFor(() => expect(screen.getByRole('listitem', { current: true })).toHaveAccessibleName('View 2'))
    await press('Open View 1')
    await waitFor(() => expect(at()).toBe(`${PATH}?sort=-status&rows=10&hide=adminEmail`))
    expect(server.requested(calls.session.writePreferences)).toEqual([])
  })

  it.each([
    ['en-US', 'This list already has a view with that name. Choose another name.'],
    ['es-MX', 'Esta lista ya tiene una vista con ese nombre. Elige otro.'],
    ['fr-CA', 'Cette liste a déjà une vue de ce nom. Choisissez-en un autre.'],
  ] as const)('SES-18 I18N-04b show in %s why a name is refused', async (locale, text) => {
    await open([view('1'), view('2', { name: 'mine' })], PATH, locale)
    await press('Call View 1 Mine')
    await waitFor(() => expect(problem()).toBe(`Error: ${text}`))
    expect(names()).toEqual(['View 1', 'mine'])
  })

  it('SES-18 SRV-06a are not overwritten: the second writer gets an error and the current version', async () => {
    const views = [view('1')]
    await open(views)
    views.splice(0, 1, view('1', { name: 'Of another tab', version: 2 }))
    await press('Open in View 1')
    await waitFor(() => expect(names()).toEqual(['Of another tab']))
    expect(problem()).toBe('Error: Someone changed this in the meantime.')
    await press('Open in Of another tab')
    await waitFor(() => expect(problem()).toBe(''))
  })
})

describe('the default view', () => {
  const standard = view('1', { isDefault: true })
  const ITS_ADDRESS = `${PATH}?sort=-status&rows=10&view=1&hide=adminEmail`

  it('SES-18 opens if the URL has no state, and requests only its own rows', async () => {
    const server = await open([standard])
    expect(at()).toBe(ITS_ADDRESS)
    expect(screen.getByRole('status')).toHaveTextContent('10 rows of 30')
    expect(server.requested(calls.session.writePreferences)).toEqual([])
  })

  it('SES-18 replaces the bare URL in the history, and its filters are not recorded', async () => {
    const { length } = window.history
    const server = await open([view('1', { isDefault: true, state: 'search=farm&types=SUPPLIER' })])
    expect(at()).toBe(`${PATH}?search=farm&types=SUPPLIER&view=1`)
    expect(window.history).toHaveLength(length)
    window.dispatchEvent(new Event('pagehide'))
    const sent = JSON.stringify(server.requested(calls.analytics.events).map(({ body }) => body))
    expect(sent).toContain('page_view')
    expect(sent).not.toContain('filter_apply')
  })

  it('SES-18 keeps the other parameters of the URL', async () => {
    await open([standard], `${PATH}?kb=wem`)
    expect(at()).toBe(ITS_ADDRESS.replace('?', '?kb=wem&'))
  })

  it('SES-18 yields to a URL with state, and stays unchanged', async () => {
    const views = [standard]
    const server = await open(views, `${PATH}?hide=status`)
    expect(at()).toBe(`${PATH}?hide=status`)
    expect(screen.getByRole('listitem', { current: true })).toHaveAccessibleName('View 1')
    expect(server.requested(calls.tableViews.update)).toEqual([])
  })

  it('SES-18 does not return after the user resets the table', async () => {
    await open([view('1', { isDefault: true, state: 'hide=status' })])
    await press('Show all')
    await waitFor(() => expect(at()).toBe(PATH))
    expect(screen.getByRole('status')).toHaveTextContent('25 rows of 30')
  })

  it.each(['', 'page=1&rows=25', 'company=c-2&sort=password'])(
    'SES-18 leaves the list in its default state if it contains none: %s',
    async (state) => {
      await open([view('1', { isDefault: true, state })])
      expect(at()).toBe(`${PATH}?view=1`)
      expect(screen.getByRole('status')).toHaveTextContent('25 rows of 30')
    },
  )

  it('SES-18 ERR-01 does not block a list if views fail to load', async () => {
    const server = companyListServer(30).replies(calls.tableViews.list, () => failure(500, 'INTERNAL'))
    await openPortal({ path: PATH, server })
    expect(await screen.findByText('25 rows of 30')).toBeVisible()
    expect(at()).toBe(PATH)
  })
})
