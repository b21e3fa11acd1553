import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Link } from '../Link/Link.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { DataTableColumn, DataTableSelection } from './types.ts'

/** A row in the keyboard tests. */
export interface Person {
  id: string
  name: string
  town: string
}

export const people: Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `p${index}`,
  name: `Name ${index}`,
  town: `Town ${index % 7}`,
}))
const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', isSortable: true },
  { id: 'town', header: 'Town', isSortable: true },
  {
    id: 'links',
    header: 'Links',
    value: () => null,
    cell: ({ name }) => (
      <>
        <Link href="#profile">{`Profile of ${name}`}</Link> <Link href="#mail">{`Mail to ${name}`}</Link>
      </>
    ),
  },
]

type Given = Partial<DataTableProps<Person>> & { locale?: string }

/** Renders 10,000 people between two buttons. */
export function show({ locale = 'en-US', ...props }: Given = {}) {
  const onSelectionChange = vi.fn<(selection: DataTableSelection) => void>()
  const view = render(
    <UIProvider locale={locale}>
      <button type="button">Before</button>
      <DataTable
        aria-label="People"
        columns={columns}
        source={{ rows: people }}
        selectionMode="multiple"
        onSelectionChange={onSelectionChange}
        {...props}
      />
      <button type="button">After</button>
    </UIProvider>,
  )
  return { ...view, onSelectionChange }
}

export const focused = () => document.activeElement as HTMLElement
/** The row and column of the focus, counted from 1; row 1 is the header. */
export const focusedPosition = () => {
  const cell = focused().closest('[aria-colindex]')
  return [Number(cell?.parentElement?.ariaRowIndex), Number(cell?.ariaColIndex)]
}
export const enter = async () => {
  screen.getByRole('button', { name: 'Before' }).focus()
  await userEvent.tab()
}
export const press = (keys: string) => userEvent.keyboard(keys)
export const chosen = (onSelectionChange: ReturnType<typeof show>['onSelectionChange']) => {
  const selection = onSelectionChange.mock.lastCall?.[0]
  return selection && 'include' in selection ? [...selection.include] : undefined
}

/** Renders the same people again, with other rows or another order. */
export const peopleTable = (rows: Person[], isDescending = false) => (
  <UIProvider locale="en-US">
    <button type="button">Before</button>
    <DataTable
      aria-label="People"
      columns={columns}
      source={{ rows }}
      selectionMode="multiple"
      state={{ sort: isDescending ? [{ column: 'name', direction: 'descending' }] : [] }}
    />
    <button type="button">After</button>
  </UIProvider>
)
