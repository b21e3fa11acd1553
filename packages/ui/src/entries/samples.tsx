import type { ReactElement, RefCallback } from 'react'
import {
  DataTable,
  DataTableFilter,
  DataTablePagination,
  DataTableRowMenu,
  DataTableSearch,
  DataTableSelectionBar,
  DataTableToolbar,
} from './data-table.ts'
import { Dialog } from './dialog.ts'
import { ComboBox } from './combo-box.ts'
import { MultiSelect } from './multi-select.ts'
import { NumberField } from './number-field.ts'
import { Select } from './select.ts'
import { ConfirmDialog } from './confirm-dialog.ts'
import { Menu } from './menu.ts'
import { Popover } from './popover.ts'
import { Tabs } from './tabs.ts'
import { DatePicker } from './date-picker.ts'
import { DateRangePicker } from './date-range-picker.ts'
import { SessionTimeoutAlert } from './session-timeout-alert.ts'
import * as ui from './index.ts'

type Attach = RefCallback<Element>
const none = () => undefined
const people = {
  'aria-label': 'People',
  columns: [{ id: 'name', header: 'Name' }],
  source: { rows: [{ id: 'ana', name: 'Ana' }] },
} as const

const menuWith = (ref: Attach) => () => <DataTableRowMenu ref={ref} label="Actions for Ana" items={[]} />

/** One small use of every exported component, for the rules that hold for all. */
export const samples: Record<string, (ref: Attach) => ReactElement> = {
  ActionList: (ref) => (
    <ui.ActionList ref={ref} aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={none} />
  ),
  AppFooter: (ref) => <ui.AppFooter ref={ref} links={[{ href: '/terms', label: 'Terms' }]} />,
  AppHeader: (ref) => (
    <ui.AppHeader ref={ref} productName="Scintilla" homeHref="/" navigation={[{ href: '/apps', label: 'Apps' }]} />
  ),
  AppLayout: (ref) => (
    <ui.AppLayout ref={ref} header="Header" footer="Footer">
      Page
    </ui.AppLayout>
  ),
  Avatar: (ref) => <ui.Avatar ref={ref} name="Dana Reyes" />,
  Badge: (ref) => <ui.Badge ref={ref}>Beta</ui.Badge>,
  Banner: (ref) => <ui.Banner ref={ref}>News</ui.Banner>,
  BannerStack: (ref) => <ui.BannerStack ref={ref}>News</ui.BannerStack>,
  Breadcrumbs: (ref) => <ui.Breadcrumbs ref={ref} items={[{ label: 'Admin', href: '/admin' }, { label: 'Users' }]} />,
  Button: (ref) => <ui.Button ref={ref}>Save</ui.Button>,
  ButtonLink: (ref) => (
    <ui.ButtonLink ref={ref} href="/login">
      Log in
    </ui.ButtonLink>
  ),
  Card: (ref) => <ui.Card ref={ref}>Content</ui.Card>,
  Checkbox: (ref) => <ui.Checkbox ref={ref}>Agree</ui.Checkbox>,
  CheckboxGroup: (ref) => <ui.CheckboxGroup ref={ref} label="Products" options={[{ id: 'a', label: 'Apparel' }]} />,
  ComboBox: (ref) => <ComboBox ref={ref} label="Supplier" options={[{ id: 'a', label: 'Apparel' }]} />,
  ConfirmDialog: (ref) => (
    <ConfirmDialog
      ref={ref}
      isOpen
      onOpenChange={none}
      title="Delete these users?"
      action="delete"
      count={3}
      onConfirm={none}
    />
  ),
  ContextBar: (ref) => <ui.ContextBar ref={ref} title="Acting for Bright Foods" />,
  Countdown: (ref) => <ui.Countdown ref={ref} until={60_000} now={() => 0} />,
  DataTable: (ref) => <DataTable ref={ref} {...people} />,
  DataTablePagination: (ref) => (
    <DataTable {...people}>
      <DataTablePagination ref={ref} />
    </DataTable>
  ),
  DataTableRowMenu: (ref) => <DataTable {...people} rowActions={menuWith(ref)} />,
  DataTableSearch: (ref) => (
    <DataTable {...people}>
      <DataTableSearch ref={ref} />
    </DataTable>
  ),
  DataTableSelectionBar: (ref) => (
    <DataTable {...people} selectionMode="multiple" defaultSelection={{ include: new Set(['ana']) }}>
      <DataTableSelectionBar ref={ref} />
    </DataTable>
  ),
  DataTableToolbar: (ref) => (
    <DataTable {...people}>
      <DataTableToolbar ref={ref}>Search</DataTableToolbar>
    </DataTable>
  ),
  DatePicker: (ref) => <DatePicker ref={ref} label="Due" />,
  DateRangePicker: (ref) => <DateRangePicker ref={ref} label="Period" />,
  DescriptionList: (ref) => (
    <ui.DescriptionList ref={ref} items={[{ id: 'type', term: 'Type', description: 'Decimal' }]} />
  ),
  Dialog: (ref) => (
    <Dialog ref={ref} isOpen onOpenChange={none} title="Access pending">
      Soon
    </Dialog>
  ),
  Disclosure: (ref) => (
    <ui.Disclosure ref={ref} title="Search tips">
      Search by code
    </ui.Disclosure>
  ),
  EmptyState: (ref) => <ui.EmptyState ref={ref} title="No users yet" />,
  ErrorCard: (ref) => <ui.ErrorCard ref={ref}>The users could not be loaded.</ui.ErrorCard>,
  ErrorSummary: (ref) => <ui.ErrorSummary ref={ref} errors={[{ message: 'Write a name.' }]} />,
  FieldGroup: (ref) => (
    <ui.FieldGroup ref={ref} label="Contact">
      Fields
    </ui.FieldGroup>
  ),
  FileUpload: (ref) => <ui.FileUpload ref={ref} label="Attachment" upload={async () => 'sent'} />,
  Form: (ref) => (
    <ui.Form ref={ref} onSubmit={none}>
      Fields
    </ui.Form>
  ),
  Grid: (ref) => <ui.Grid ref={ref}>Cell</ui.Grid>,
  Heading: (ref) => (
    <ui.Heading ref={ref} level={2}>
      Title
    </ui.Heading>
  ),
  Hero: (ref) => <ui.Hero ref={ref} title="Title" description="Promise" actions="Go" />,
  Inline: (ref) => <ui.Inline ref={ref}>Beside</ui.Inline>,
  InlineAlert: (ref) => (
    <ui.InlineAlert ref={ref} tone="info">
      Message
    </ui.InlineAlert>
  ),
  Link: (ref) => (
    <ui.Link ref={ref} href="/guide">
      Guide
    </ui.Link>
  ),
  LinkTile: (ref) => <ui.LinkTile ref={ref} title="Data dictionary" href="/dataDictionary" />,
  LoadingPage: (ref) => <ui.LoadingPage ref={ref} />,
  Logo: (ref) => <ui.Logo ref={ref} name="Scintilla" />,
  Menu: (ref) => <Menu ref={ref} defaultOpen label="Actions" items={[{ id: 'edit', label: 'Edit' }]} />,
  Mosaic: (ref) => <ui.Mosaic ref={ref} stones=".33. 3223 3s23 .33." />,
  MultiSelect: (ref) => <MultiSelect ref={ref} label="Departments" options={[{ id: 'a', label: 'Apparel' }]} />,
  NumberField: (ref) => <NumberField ref={ref} label="Seats" />,
  Page: (ref) => <ui.Page ref={ref} title="Title" />,
  PageMessage: (ref) => <ui.PageMessage ref={ref} title="Nothing here" />,
  Pagination: (ref) => <ui.Pagination ref={ref} page={1} pageSize={25} rowCount={60} onChange={none} />,
  PasswordField: (ref) => <ui.PasswordField ref={ref} label="Password" />,
  Popover: (ref) => (
    <Popover ref={ref} defaultOpen trigger={<ui.Button>Filters</ui.Button>} title="Filter users">
      Fields
    </Popover>
  ),
  PressAndHold: (ref) => <ui.PressAndHold ref={ref} solve={async () => 'solved'} onPass={none} />,
  ProductTile: (ref) => <ui.ProductTile ref={ref} title="Report Builder" description="Reports" state="pending" />,
  ProgressBar: (ref) => <ui.ProgressBar ref={ref} label="Uploading" value={64} />,
  RadioGroup: (ref) => <ui.RadioGroup ref={ref} label="Type" options={[{ id: 'a', label: 'Apparel' }]} />,
  ScrollToTop: (ref) => <ui.ScrollToTop ref={ref} threshold={-1} />,
  SearchField: (ref) => <ui.SearchField ref={ref} label="Search users" />,
  SeeMoreText: (ref) => <ui.SeeMoreText ref={ref}>Report Builder</ui.SeeMoreText>,
  Select: (ref) => <Select ref={ref} label="Department" options={[{ id: 'a', label: 'Apparel' }]} />,
  SessionTimeoutAlert: (ref) => (
    <SessionTimeoutAlert ref={ref} isOpen endsAt={0} onExtend={none} onLogOut={none} onLogIn={none} />
  ),
  SidePanel: (ref) => (
    <ui.SidePanel ref={ref} isOpen onOpenChange={none} title="Net sales">
      Definition
    </ui.SidePanel>
  ),
  Skeleton: (ref) => <ui.Skeleton ref={ref} />,
  SkipLink: (ref) => <ui.SkipLink ref={ref} />,
  Spinner: (ref) => <ui.Spinner ref={ref} />,
  Stack: (ref) => <ui.Stack ref={ref}>Under</ui.Stack>,
  StatusBadge: (ref) => (
    <ui.StatusBadge ref={ref} tone="success">
      Active
    </ui.StatusBadge>
  ),
  Switch: (ref) => <ui.Switch ref={ref}>Email me</ui.Switch>,
  Tabs: (ref) => <Tabs ref={ref} aria-label="Users" items={[{ id: 'active', label: 'Active', content: 'All' }]} />,
  Text: (ref) => <ui.Text ref={ref}>Words</ui.Text>,
  TextArea: (ref) => <ui.TextArea ref={ref} label="Details" />,
  TextField: (ref) => <ui.TextField ref={ref} label="Email" />,
  Toast: (ref) => <ui.Toast ref={ref} queue={ui.createToastQueue()} />,
  Tooltip: (ref) => (
    <ui.Tooltip ref={ref} content="All rows" defaultOpen>
      <ui.Button>Export</ui.Button>
    </ui.Tooltip>
  ),
}

/** Components that draw no element of their own. */
export const withoutElement: Record<string, ReactElement> = {
  DataTableFilter: (
    <DataTable {...people}>
      <DataTableFilter id="name">{() => 'Content'}</DataTableFilter>
    </DataTable>
  ),
  ErrorBoundary: <ui.ErrorBoundary>Content</ui.ErrorBoundary>,
  UIProvider: <ui.UIProvider locale="fr-CA">Content</ui.UIProvider>,
}
