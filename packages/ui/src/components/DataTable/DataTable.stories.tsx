import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fn, waitFor } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { Button } from '../Button/Button.tsx'
import { DataTableExport } from '../DataTableExport/DataTableExport.tsx'
import { DataTableFilter } from '../DataTableFilter/DataTableFilter.tsx'
import { DataTableFind } from '../DataTableFind/DataTableFind.tsx'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableSelectionBar } from '../DataTableSelectionBar/DataTableSelectionBar.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { DataTable } from './DataTable.tsx'
import { type SampleUser, sampleUsers, userColumns } from './many-users.fixture.ts'
import { Many } from './many-rows.fixture.tsx'
import { narrowColumns, userMenu } from './user-rows.fixture.tsx'
import { Chunked, Served } from './served-users.fixture.tsx'

const users = sampleUsers(1240)
const aFew = users.slice(0, 8)

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleUser>,
  args: { 'aria-label': 'Users', columns: userColumns, source: { rows: aFew } },
} satisfies Meta<typeof DataTable<SampleUser>>

export default meta
type Story = StoryObj<typeof meta>

const types = ['Supplier', 'Third Party User']

export const Example: Story = {
  args: { selectionMode: 'multiple', defaultState: { sort: [{ column: 'name', direction: 'ascending' }] } },
}

/** The portal's list of users: search, filter, row selection, actions of each row and pages. */
export const UserTable: Story = {
  args: {
    source: { rows: users },
    selectionMode: 'multiple',
    defaultSelection: { include: new Set(users.slice(1, 4).map(({ email }) => email)) },
    rowActions: userMenu,
    children: (
      <DataTableToolbar
        actions={
          <>
            <DataTableFind />
            <DataTableExport fileName="users" />
          </>
        }
      >
        <DataTableSearch label="Search 1,240 users" />
        <DataTableFilter<readonly string[]> id="type">
          {({ value, onChange }) => (
            <MultiSelect
              label={t('Type')}
              placeholder={t('All types')}
              options={types.map((type) => ({ id: type, label: t(type) }))}
              values={value ?? []}
              onChange={onChange}
            />
          )}
        </DataTableFilter>
      </DataTableToolbar>
    ),
    footerActions: (
      <>
        <DataTableSelectionBar>
          <Button>Block</Button>
          <Button variant="danger">Delete</Button>
        </DataTableSelectionBar>
        <DataTablePagination />
      </>
    ),
  },
}

/** On a phone each user is a card with every field; in a wider window, a row of the table. */
export const Cards: Story = {
  args: { ...UserTable.args, mobileLayout: 'cards' },
  globals: { viewport: { value: 'w390' } },
}

export const Loading: Story = { args: { selectionMode: 'multiple', isLoading: true } }

export const Refreshing: Story = { args: { selectionMode: 'multiple', isRefreshing: true } }

export const Empty: Story = {
  args: {
    source: { rows: [] },
    emptyState: (
      <EmptyState headingLevel={2} title="No users yet" actions={<Button variant="primary">Add user</Button>}>
        Users you add are listed here once they’re invited.
      </EmptyState>
    ),
  },
}

export const NoResults: Story = {
  args: {
    source: { rows: users },
    defaultState: { search: 'no one by this name' },
    children: (
      <DataTableToolbar>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    ),
  },
}

export const Failed: Story = { args: { error: true, onRetry: fn() } }

export const DisabledRows: Story = {
  args: {
    selectionMode: 'multiple',
    isRowDisabled: ({ type }) => type === 'Third Party User',
    defaultSelection: { include: new Set(aFew.slice(0, 1).map(({ email }) => email)) },
  },
}

export const OneRowChosen: Story = {
  args: {
    selectionMode: 'single',
    defaultSelection: { include: new Set(aFew.slice(1, 2).map(({ email }) => email)) },
  },
}

export const RowMenu: Story = { args: { rowActions: userMenu } }

export const RowAction: Story = { args: { onRowAction: fn() } }

export const Expandable: Story = {
  args: {
    renderDetail: ({ email, products }) => (
      <DescriptionList
        layout="columns"
        items={[
          { id: 'email', term: t('Email'), description: email },
          { id: 'products', term: t('Products'), description: products.join(', ') },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Benoît Tremblay/ }))
    await expect(canvas.getByText('benoit.tremblay@brightfoods.example', { selector: 'dd' })).toBeVisible()
  },
}

export const WithFooter: Story = { args: { footer: '8 users, 5 of them suppliers' } }

/** Scrolls a table sideways to its end: sticky columns stay, and the others pass under them. */
async function scrollPastStickyColumns({ canvas }: StoryContext): Promise<void> {
  const grid = canvas.getByRole('grid')
  const edgesOf = (name: string) => {
    const { left, right } = canvas.getByRole('columnheader', { name }).getBoundingClientRect()
    return [left, right]
  }
  const [name, email] = [edgesOf(t('Name')), edgesOf(t('Email'))]
  const isRightToLeft = getComputedStyle(grid).direction === 'rtl'
  grid.scrollBy({ left: isRightToLeft ? -200 : 200 })
  await waitFor(() => expect(grid).toHaveAttribute('data-scrolled'))
  await expect(edgesOf(t('Name'))).toEqual(name)
  await expect(edgesOf(t('Email'))).toEqual(email.map((edge) => edge + (isRightToLeft ? 200 : -200)))
}

export const StickyColumns: Story = {
  args: {
    selectionMode: 'multiple',
    source: { rows: users.slice(0, 40) },
    defaultSelection: { include: new Set(users.slice(1, 3).map(({ email }) => email)) },
    columns: userColumns.map((column, index) => ({
      ...column,
      width: 240,
      sticky: index === 0 ? 'start' : undefined,
    })),
    rowActions: userMenu,
    maxHeight: '480px',
    showAllColumns: true,
  },
  play: scrollPastStickyColumns,
}

/** Sticky columns in the story's language, from right to left. */
export const StickyColumnsRightToLeft: Story = {
  ...StickyColumns,
  render: (args, { globals }) => (
    <I18nProvider locale={String(globals['locale']).replace('-', '-Arab-')}>
      <div dir="rtl">
        <DataTable {...args} />
      </div>
    </I18nProvider>
  ),
}

export const Resizable: Story = {
  args: { columns: userColumns.map((column) => ({ ...column, isResizable: true })), showAllColumns: true },
}

export const SortedByTwo: Story = {
  args: {
    defaultState: {
      sort: [
        { column: 'type', direction: 'ascending' },
        { column: 'name', direction: 'descending' },
      ],
    },
  },
}

/** Every row takes one line: text that does not fit is cut, and a tooltip shows the full text. */
export const OneLine: Story = {
  args: { columns: narrowColumns, showAllColumns: true },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row')
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height)
    await expect(new Set(heights.map(Math.round)).size).toBe(1)
  },
}

/** With `maxLines="all"`, a text takes all the lines that it needs. */
export const Wrapped: Story = { args: { ...OneLine.args, maxLines: 'all' } }

export const Compact: Story = { args: { selectionMode: 'multiple', density: 'compact' } }

export const TenThousandRows: Story = {
  name: '10,000 rows',
  args: {
    source: { rows: sampleUsers(10_000) },
    selectionMode: 'multiple',
    children: (
      <DataTableToolbar>
        <DataTableSearch label="Search 10,000 users" />
      </DataTableToolbar>
    ),
  },
}

const nextFrame = () => new Promise(requestAnimationFrame)
const rendered = () => nextFrame().then(nextFrame)

/** Rows of several lines are higher than estimated; the focus stays in view. */
export const TenThousandRowsByKeyboard: Story = {
  name: '10,000 rows by keyboard',
  args: { source: { rows: sampleUsers(10_000) }, selectionMode: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    const stop = () => grid.querySelector<HTMLElement>('[aria-rowindex="2"] [tabindex="0"]')
    // Rows render as soon as the grid has a height.
    await waitFor(() => expect(stop()).not.toBeNull())
    stop()?.focus()
    const isWithin = () => {
      const [cell, { top, bottom }] = [document.activeElement?.getBoundingClientRect(), grid.getBoundingClientRect()]
      return cell !== undefined && cell.top >= top && cell.bottom <= bottom + 1
    }
    for (const keys of [
      '{ArrowDown}{PageDown}{PageDown}',
      '{Control>}{End}{/Control}',
      '{PageUp}',
      '{Control>}{ArrowUp}{/Control}',
    ]) {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(isWithin()).toBe(true))
    }
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await waitFor(() => expect(document.activeElement?.parentElement).toHaveAttribute('aria-rowindex', '10001'))
    // Heights are measured as rows render.
    await rendered()
    await waitFor(() => expect(isWithin()).toBe(true))
  },
}

export const HundredThousandRows: Story = { name: '100,000 rows', render: () => <Many /> }

export const PagedByServer: Story = { render: () => <Served /> }

export const LoadedAsScrolled: Story = { render: () => <Chunked /> }
