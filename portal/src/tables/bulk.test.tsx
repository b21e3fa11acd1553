import type { BulkTarget, ListRules } from '@tessera/contract'
import { BULK_LIMITS } from '@tessera/contract'
import { bulkTarget } from '@tessera/contract/bulk-schemas'
import { listOf } from '@tessera/contract/list-schemas'
import type { DataTableSelection } from '@tessera/ui/data-table'
import { DataTableSelectionBar } from '@tessera/ui/data-table'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { RequestError } from '../data/request-error.ts'
import { loadLanguage } from '../messages/catalogues.ts'
import { IntlProvider, intlOf } from '../messages/intl.tsx'
import { bulkFailureText, bulkTargets, newCountIn } from './bulk.ts'
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

/** A server that acts on the rows of a call, and refuses when those that match are not as many as were seen. */
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
  onBlock: (targets: BulkTarget<Record<string, string>>[] | null) => void
}

function Users({ users, onBlock }: UsersProps): ReactNode {
  const [selection, setSelection] = useState<DataTableSelection>({ include: new Set() })
  const listQuery = { page: 0, size: 25, search: '', sortBy: 'name', sortOrder: 'asc', filters: {} } as const
  const list = {
    answer: { rows: users.slice(0, 25), total: users.length },
    error: undefined,
    retry: () => {},
    binding: { state, usualState: state, onStateChange: () => {}, listQuery },
    views: { isKnown: true, views: [], onCreate: refuse, onUpdate: refuse, onDelete: refuse },
  }
  const block = (): void => onBlock(bulkTargets(selection, { rules: RULES, selectable: users.length }))
  return (
    <ListTable
      aria-label="Users"
      columns={[{ id: 'name', header: 'Name' }]}
      list={list}
      selectionMode="multiple"
      selection={selection}
      onSelectionChange={setSelection}
      below={
        <DataTableSelectionBar>
          <button onClick={block}>Block</button>
        </DataTableSelectionBar>
      }
    />
  )
}

const english = await loadLanguage('en-US', ['tables'])

it('USR-14a B-06 all but two of 1,240 are a query with two exclusions, and a row added meanwhile is told', async () => {
  const users = usersUpTo(1240)
  const { present, sent, act } = serverOf(users)
  let refusal: unknown
  const block: UsersProps['onBlock'] = (targets) => {
    try {
      targets?.forEach(act)
    } catch (reason) {
      refusal = reason
    }
  }
  render(
    <IntlProvider language={english}>
      <Users users={users} onBlock={block} />
    </IntlProvider>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 1,240 matching' }))
  for (const name of [/User 2$/, /User 3$/]) await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1,238')
  await userEvent.click(screen.getByRole('button', { name: 'Block' }))
  const body = { query: { statuses: 'ACTIVE' }, exclude: ['u-2', 'u-3'], expectedCount: 1238 }
  expect([sent, refusal]).toEqual([[body], undefined])

  present.push({ id: 'late', name: 'Late' })
  await userEvent.click(screen.getByRole('button', { name: 'Block' }))
  if (!(refusal instanceof RequestError)) throw new Error('The call was not refused.')
  expect(newCountIn(refusal)).toBe(1239)
  expect(bulkFailureText(intlOf(english).t, refusal)).toMatch(/your choice is 1,239 rows now/)
})

it('USR-14a rows picked by hand go by their ids, a hundred a call', () => {
  const picked = usersUpTo(250).map(({ id }) => id)
  const targets = bulkTargets({ include: new Set(picked) }, { rules: RULES, selectable: 1240 }) ?? []
  const ids = targets.map((target) => ('ids' in target ? target.ids : []))
  expect(ids.map(({ length }) => length)).toEqual([BULK_LIMITS.ids, BULK_LIMITS.ids, 50])
  expect(ids.flat()).toEqual(picked)
  for (const target of targets) expect(schema.safeParse(target).success).toBe(true)
  expect(bulkTargets({ include: new Set() }, { rules: RULES, selectable: 1240 })).toEqual([])
})

it('USR-14a B-06 all that match are asked for as the list is, and no list of ids is too long', () => {
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
  ['en-US', 1, /1 row now/],
  ['en-US', 0, /none of those rows is left/],
  ['es-MX', 1239, /1,239 filas/],
  ['fr-CA', 1239, /1\s239 lignes/],
] as const)('USR-14a I18N-04b the new count is said in %s', async (locale, current, words) => {
  const error = new RequestError({ status: 409, result: { code: 'COUNT_CHANGED', current } })
  const { t } = intlOf(await loadLanguage(locale, ['tables']))
  expect(bulkFailureText(t, error)).toMatch(words)
  expect(bulkFailureText(t, new RequestError({ status: 409, result: { code: 'COUNT_CHANGED' } }))).not.toMatch(words)
})
