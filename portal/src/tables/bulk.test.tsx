import type { BulkTarget, ListRules } from '@tessera/contract'
import { BULK_LIMITS } from '@tessera/contract'
import { bulkTarget } from '@tessera/contract/bulk-schemas'
import { listOf } from '@tessera/contract/list-schemas'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableSelectionBar } from '@tessera/ui/data-table'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { RequestError } from '../data/request-error.ts'
import { loadLanguage } from '../messages/catalogs.ts'
import { IntlProvider, intlOf } from '../messages/intl.tsx'
import { bulkFailureText, bulkTargets } from './bulk.ts'
import { BulkConfirm } from './BulkConfirm.tsx'
import { ListTable } from './ListTable.tsx'
import { stateIn } from './table-url.ts'

const RULES: ListRules = {
  sorts: ['name'],
  defaultSort: { by: 'name', order: 'asc' },
  filters: { statuses: { values: ['ACTIVE', 'BLOCKED'] }, types: { values: ['SUPPLIER'], parameter: 'companyTypes' } },
}
const state = stateIn(new URLSearchParams('statuses=ACTIVE'), RULES, 25)
const refuse = (): Promise<never> => Promise.reject(new Error('This table keeps no views.'))
const schema = bulkTarget({ statuses: listOf(['ACTIVE', 'BLOCKED']).optional() })

interface User {
  id: string
  name: string
}
const usersUpTo = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => ({ id: `u-${index + 1}`, name: `User ${index + 1}` }))

/**
 * A server that changes the rows of a call, and refuses it if the number of matching rows differs from the expected
 * count.
 */
function serverOf(users: readonly User[]) {
  const present = [...users]
  const sent: unknown[] = []
  const act = (body: unknown): void => {
    sent.push(body)
    const target = schema.parse(body)
    if ('ids' in target) return
    const current = present.filter(({ id }) => !target.exclude.includes(id)).length
    const result = { code: 'COUNT_CHANGED', current }
    if (current !== target.expectedCount) throw new RequestError({ status: 409, result })
  }
  return { present, sent, act }
}

interface UsersProps {
  users: User[]
  onBlock: (target: BulkTarget<Record<string, string>>) => Promise<unknown>
}

function Users({ users, onBlock }: UsersProps): ReactNode {
  const [selection, setSelection] = useState<DataTableSelection>({ include: new Set() })
  const [isAsked, setAsked] = useState(false)
  const listQuery = { page: 0, size: 25, search: '', sortBy: 'name', sortOrder: 'asc', filters: {} } as const
  const list = {
    answer: { rows: users.slice(0, 25), total: users.length },
    error: undefined,
    retry: () => {},
    binding: { state, defaultState: state, onStateChange: () => {}, listQuery },
    views: { isKnown: true, views: [], onCreate: refuse, onUpdate: refuse, onDelete: refuse },
  }
  return (
    <>
      <ListTable
        aria-label="Users"
        columns={[{ id: 'name', header: 'Name' }]}
        list={list}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={setSelection}
        footerActions={
          <DataTableSelectionBar>
            <button onClick={() => setAsked(true)}>Block</button>
          </DataTableSelectionBar>
        }
      />
      <BulkConfirm
        title="Block these users?"
        confirmLabel={() => 'Block them'}
        targets={bulkTargets(selection, { rules: RULES, selectable: users.length })}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onAction={onBlock}
      />
    </>
  )
}

const english = await loadLanguage('en-US', ['tables'])
const show = (props: UsersProps) =>
  render(
    <IntlProvider language={english}>
      <Users {...props} />
    </IntlProvider>,
  )
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const requested = () => screen.getByRole('alertdialog', { name: 'Block these users?' })

it('USR-14a B-06 a selection of all but two of 1,240 rows is sent as a query; a changed count must be confirmed again', async () => {
  const users = usersUpTo(1240)
  const { present, sent, act } = serverOf(users)
  show({ users, onBlock: async (target) => act(target) })
  await choose('Select all rows on this page')
  await press('Select all 1,240 matching')
  await choose(/User 2$/)
  await choose(/User 3$/)
  expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1,238')
  await press('Block')
  expect(requested()).toHaveTextContent('1,238 rows are affected')

  present.push({ id: 'late', name: 'Late' })
  await press('Block them')
  expect(requested()).toHaveTextContent(/Your selection is now 1,239 rows/)
  expect(requested()).toHaveTextContent('1,239 rows are affected')
  await press('Block them')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  const body = { query: { statuses: 'ACTIVE' }, exclude: ['u-2', 'u-3'], expectedCount: 1238 }
  expect(sent).toEqual([body, { ...body, expectedCount: 1239 }])
})

it('USR-14a rows that no longer exist are not sent again', async () => {
  const users = usersUpTo(1240)
  const { present, sent, act } = serverOf(users)
  show({ users, onBlock: async (target) => act(target) })
  await choose('Select all rows on this page')
  await press('Select all 1,240 matching')
  present.length = 0
  await press('Block')
  await press('Block them')
  expect(requested()).toHaveTextContent(/None of those rows are left/)
  await press('Block them')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sent).toHaveLength(1)
})

it('USR-14a rows selected by hand are not sent again after their call succeeded', async () => {
  const sent: unknown[] = []
  let isDown = false
  const picked = { include: new Set(usersUpTo(150).map(({ id }) => id)) }
  render(
    <IntlProvider language={english}>
      <BulkConfirm
        title="Block these users?"
        confirmLabel={() => 'Block them'}
        targets={bulkTargets(picked, { rules: RULES, selectable: 1240 })}
        isOpen
        onOpenChange={() => sent.push('closed')}
        onAction={async (target) => {
          sent.push('ids' in target && target.ids.length)
          isDown = !isDown
          if (!isDown) throw new RequestError({ status: 503 })
        }}
      />
    </IntlProvider>,
  )
  expect(requested()).toHaveTextContent('150 rows are affected')
  await press('Block them')
  expect(requested()).toHaveTextContent('50 rows are affected')
  await press('Block them')
  expect(sent).toEqual([100, 50, 50, 'closed'])
})

it('USR-14a a dialog opened again after a failure sends its new rows, not the failed ones', async () => {
  const onAction = vi.fn<(target: BulkTarget<Record<string, string>>) => Promise<void>>()
  const asking = (ids: string[], isOpen = true): ReactNode => (
    <IntlProvider language={english}>
      <BulkConfirm
        title="Block these users?"
        confirmLabel={() => 'Block them'}
        targets={[{ ids }]}
        isOpen={isOpen}
        onOpenChange={() => {}}
        onAction={onAction}
      />
    </IntlProvider>
  )
  onAction.mockRejectedValue(new RequestError({ status: 503 }))
  const { rerender } = render(asking(['u-1', 'u-2']))
  await press('Block them')
  await press('Cancel')
  rerender(asking(['u-3'], false))
  rerender(asking(['u-3']))
  expect(requested()).toHaveTextContent('1 row is affected')
  await press('Block them')
  expect(onAction).toHaveBeenLastCalledWith({ ids: ['u-3'] })
})

it('USR-14a B-06 a selection with more exclusions than a call can name is not sent', async () => {
  const sent: unknown[] = []
  render(
    <IntlProvider language={english}>
      <BulkConfirm
        title="Block these users?"
        confirmLabel={() => 'Block them'}
        targets={null}
        isOpen
        onOpenChange={() => {}}
        onAction={async (target) => sent.push(target)}
      />
    </IntlProvider>,
  )
  await press('Block them')
  expect(requested()).toHaveTextContent(/You’ve excluded more than 1,000 rows/)
  expect(sent).toEqual([])
})

it('USR-14a rows selected by hand are sent by id, a hundred per call', () => {
  const picked = usersUpTo(250).map(({ id }) => id)
  const targets = bulkTargets({ include: new Set(picked) }, { rules: RULES, selectable: 1240 }) ?? []
  const ids = targets.map((target) => ('ids' in target ? target.ids : []))
  expect(ids.map(({ length }) => length)).toEqual([BULK_LIMITS.ids, BULK_LIMITS.ids, 50])
  expect(ids.flat()).toEqual(picked)
  for (const target of targets) expect(schema.safeParse(target).success).toBe(true)
  expect(bulkTargets({ include: new Set() }, { rules: RULES, selectable: 1240 })).toEqual([])
})

it('USR-14a B-06 all matching rows are sent as the list’s query; too many exclusions give no target', () => {
  const query = { search: 'ana', filters: { statuses: [], types: ['SUPPLIER'] } }
  const allExcept = (count: number): DataTableSelection => ({
    allExcept: new Set(usersUpTo(count).map(({ id }) => id)),
    query,
  })
  const from = { rules: RULES, selectable: 3000, query: { layout: 'external' } }
  expect(bulkTargets(allExcept(0), from)).toEqual([
    { query: { layout: 'external', search: 'ana', companyTypes: 'SUPPLIER' }, exclude: [], expectedCount: 3000 },
  ])
  expect(bulkTargets(allExcept(BULK_LIMITS.exclude), from)).toMatchObject([{ expectedCount: 2000 }])
  expect(bulkTargets(allExcept(BULK_LIMITS.exclude + 1), from)).toBeNull()
})

it.each([
  ['en-US', 1, /now 1 row/],
  ['en-US', 0, /None of those rows are left/],
  ['es-MX', 1239, /1,239 filas/],
  ['fr-CA', 1239, /1\s239 lignes/],
] as const)('USR-14a I18N-04b the new count is shown in %s', async (locale, current, text) => {
  const error = new RequestError({ status: 409, result: { code: 'COUNT_CHANGED', current } })
  const { t } = intlOf(await loadLanguage(locale, ['tables']))
  expect(bulkFailureText(t, error)).toMatch(text)
  expect(bulkFailureText(t, new RequestError({ status: 409, result: { code: 'COUNT_CHANGED' } }))).not.toMatch(text)
})
