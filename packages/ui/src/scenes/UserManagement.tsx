import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useMemo } from 'react'
import { type SampleUser, sampleUsers } from '../components/DataTable/many-users.sample.ts'
import {
  DataTable,
  type DataTableColumn,
  DataTableFilter,
  DataTablePagination,
  DataTableRowMenu,
  DataTableSearch,
  DataTableSelectionBar,
  DataTableToolbar,
} from '../entries/data-table.ts'
import { Breadcrumbs, Button, Inline, Page } from '../entries/index.ts'
import { MultiSelect } from '../entries/multi-select.ts'
import { Tabs } from '../entries/tabs.ts'
import { Icon } from '../internal/icon.tsx'
import { Frame } from './Frame.tsx'
import type { UserWords } from './user-words.ts'

const users = sampleUsers(1240)
const products = [...new Set(users.flatMap((user) => user.products))].map((label) => ({ id: label, label }))
const chosen = { include: new Set([1, 3, 4].map((place) => users[place]?.email ?? '')) }

function columnsIn(words: UserWords, locale: string): DataTableColumn<SampleUser>[] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    { id: 'name', header: words.name, isSortable: true, width: '3fr', minWidth: 150, sticky: 'start' },
    { id: 'email', header: words.email, isSortable: true, width: '5fr', minWidth: 288, under: 'name' },
    {
      id: 'type',
      header: words.type,
      isSortable: true,
      value: ({ type }) => (type === 'Supplier' ? words.supplier : words.thirdParty),
      width: '3fr',
      minWidth: 136,
    },
    { id: 'products', header: words.products, width: '6fr', minWidth: 240, limit: 40 },
    { id: 'multiple', header: words.multiple, value: ({ multiple }) => (multiple ? words.yes : words.no), width: 144 },
    {
      id: 'lastLogin',
      header: words.lastSignIn,
      isSortable: true,
      cell: ({ lastLogin }) => (lastLogin ? day.format(lastLogin) : words.never),
      width: 136,
    },
  ]
}

/** The list of a company's users as the portal composes it. */
export function UserManagement({ words, locale }: { words: UserWords; locale: string }) {
  const actions = (
    <Inline gap={2}>
      <Button icon={<Icon of={Upload} />}>{words.bulk}</Button>
      <Button variant="primary" icon={<Icon of={UserPlus} />}>
        {words.add}
      </Button>
    </Inline>
  )
  const count = (rows: number) => rows.toLocaleString(locale)
  return (
    <Frame locale={locale} area="admin">
      <Page
        width="wide"
        title={words.title}
        breadcrumbs={
          <Breadcrumbs
            aria-label={words.breadcrumbs}
            items={[{ label: words.admin, href: '/admin' }, { label: words.title }]}
          />
        }
        actions={actions}
      >
        <Tabs
          aria-label={words.lists}
          items={[
            { id: 'active', label: words.active, count: 1240, content: <ActiveUsers words={words} locale={locale} /> },
            { id: 'pending', label: words.pending, count: 60, content: count(60) },
            { id: 'blocked', label: words.blocked, count: 25, content: count(25) },
          ]}
        />
      </Page>
    </Frame>
  )
}

function ActiveUsers({ words, locale }: { words: UserWords; locale: string }): ReactNode {
  const columns = useMemo(() => columnsIn(words, locale), [words, locale])
  const rowActions = useMemo(() => {
    const items = [
      { id: 'edit', label: words.edit },
      { id: 'block', label: words.block },
      { id: 'delete', label: words.delete, tone: 'danger' as const },
    ]
    return ({ name }: SampleUser) => <DataTableRowMenu aria-label={`${words.actions} ${name}`} items={items} />
  }, [words])
  const types = [words.supplier, words.thirdParty].map((label) => ({ id: label, label }))
  return (
    <DataTable
      aria-label={words.active}
      columns={columns}
      source={{ rows: users }}
      selectionMode="multiple"
      defaultSelection={chosen}
      defaultState={{
        sort: [{ column: 'lastLogin', direction: 'descending' }],
        filters: { products: ['Shopper Behavior', 'Report Builder'] },
      }}
      rowActions={rowActions}
      below={
        <>
          <DataTableSelectionBar>
            <Button>{words.block}</Button>
            <Button variant="danger">{words.delete}</Button>
          </DataTableSelectionBar>
          <DataTablePagination />
        </>
      }
    >
      <DataTableToolbar actions={<Button icon={<Icon of={Download} />}>{words.export}</Button>}>
        <DataTableSearch label={words.search} />
        <DataTableFilter<readonly string[]> id="type">
          {({ value, onChange }) => (
            <MultiSelect
              label={words.type}
              placeholder={words.allTypes}
              options={types}
              values={value ?? []}
              onChange={onChange}
            />
          )}
        </DataTableFilter>
        <DataTableFilter<readonly string[]> id="products">
          {({ value, onChange }) => (
            <MultiSelect
              label={words.products}
              placeholder={words.allProducts}
              options={products}
              values={value ?? []}
              onChange={onChange}
            />
          )}
        </DataTableFilter>
      </DataTableToolbar>
    </DataTable>
  )
}
