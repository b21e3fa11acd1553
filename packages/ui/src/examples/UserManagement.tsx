import Upload from 'lucide-react/icons/upload'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useMemo } from 'react'
import { t, storyLanguage } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
import { type SampleUser, sampleUsers } from '../components/DataTable/many-users.fixture.ts'
import {
  DataTable,
  type DataTableColumn,
  DataTableColumns,
  DataTableExport,
  DataTableFilter,
  DataTablePagination,
  DataTableRowMenu,
  DataTableSearch,
  DataTableSelectionBar,
  DataTableToolbar,
  DataTableViews,
} from '../entries/data-table.ts'
import { sampleViews, useKeptViews } from '../components/DataTableViews/saved-views.fixture.tsx'
import { Breadcrumbs, Button, Inline, Page } from '../entries/index.ts'
import { MultiSelect } from '../entries/multi-select.ts'
import { Tabs } from '../entries/tabs.ts'
import { Icon } from '../internal/icon.tsx'
import { Frame } from './Frame.tsx'

const users = sampleUsers(1240)
const products = [...new Set(users.flatMap((user) => user.products))].map((label) => ({ id: label, label }))
const chosen = { include: new Set([1, 3, 4].map((index) => users[index]?.email ?? '')) }

function columnsIn(locale: string): DataTableColumn<SampleUser>[] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    { id: 'name', header: 'Name', isSortable: true, minWidth: 168, sticky: 'start' },
    { id: 'email', header: 'Email', isSortable: true, width: '6fr', minWidth: 176, stackUnder: 'name' },
    {
      id: 'type',
      header: 'Type',
      isSortable: true,
      value: ({ type }) => t(type),
      matches: ({ type }, chosen) => [chosen].flat().includes(type),
      width: '2.5fr',
      minWidth: 137,
    },
    { id: 'products', header: 'Products', width: '6fr', minWidth: 148, limit: 40 },
    {
      id: 'multiple',
      header: 'Multiple suppliers',
      value: ({ multiple }) => t(multiple ? 'Yes' : 'No'),
      width: '2.5fr',
      minWidth: 108,
    },
    {
      id: 'lastLogin',
      header: 'Last sign-in',
      isSortable: true,
      cell: ({ lastLogin }) => (lastLogin ? day.format(lastLogin) : t('Never')),
      width: '2.3fr',
      minWidth: 124,
    },
  ]
}

const items = [
  { id: 'edit', label: 'Edit' },
  { id: 'block', label: 'Block' },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
]
const rowActions = ({ name }: SampleUser) =>
  translated(<DataTableRowMenu aria-label={t('Actions for {name}', { name })} items={items} />)

const count = (rows: number) => rows.toLocaleString(storyLanguage().language)

/** The user list of a company as in the portal. */
export function UserManagement() {
  const actions = (
    <Inline gap={2}>
      <Button icon={<Icon of={Upload} />}>Bulk upload</Button>
      <Button variant="primary" icon={<Icon of={UserPlus} />}>
        Add user
      </Button>
    </Inline>
  )
  return translated(
    <Frame area="users">
      <Page
        width="wide"
        title="User management"
        breadcrumbs={
          <Breadcrumbs
            aria-label="Breadcrumb"
            items={[{ label: 'Admin', href: '/admin' }, { label: 'User management' }]}
          />
        }
        actions={actions}
      >
        <Tabs
          aria-label="User lists"
          items={[
            { id: 'active', label: 'Active users', count: 1240, content: <ActiveUsers /> },
            { id: 'pending', label: 'Pending users', count: 60, content: count(60) },
            { id: 'blocked', label: 'Blocked users', count: 25, content: count(25) },
          ]}
        />
      </Page>
    </Frame>,
  )
}

function ActiveUsers(): ReactNode {
  const { language } = storyLanguage()
  const columns = useMemo(() => columnsIn(language), [language])
  const views = useKeptViews(sampleViews())
  return translated(
    <DataTable
      aria-label="Active users"
      columns={columns}
      source={{ rows: users }}
      selectionMode="multiple"
      defaultSelection={chosen}
      defaultState={{
        sort: [{ column: 'lastLogin', direction: 'descending' }],
        filters: { products: ['Shopper Behavior', 'Report Builder'] },
      }}
      rowActions={rowActions}
      footerActions={
        <>
          <DataTableSelectionBar>
            <Button>Block</Button>
            <Button variant="danger">Delete</Button>
          </DataTableSelectionBar>
          <DataTablePagination />
        </>
      }
    >
      <DataTableToolbar
        actions={
          <>
            <DataTableViews {...views} />
            <DataTableColumns />
            <DataTableExport fileName="users" />
          </>
        }
      >
        <DataTableSearch label="Search 1,240 users" />
        <DataTableFilter<readonly string[]> id="products">
          {({ value, onChange }) => (
            <MultiSelect
              label={t('Products')}
              placeholder={t('All products')}
              options={products}
              values={value ?? []}
              onChange={onChange}
            />
          )}
        </DataTableFilter>
      </DataTableToolbar>
    </DataTable>,
  )
}
