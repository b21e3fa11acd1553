import { useState } from 'react'
import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { sampleUsers } from '../DataTable/many-users.fixture.ts'
import type { DataTableColumn } from '../DataTable/types.ts'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableEditing } from './DataTableEditing.tsx'
import type { DataTableCellProblem, DataTableEdit, DataTableEditor } from './edit-types.ts'

/** A row of an imported file, with its original text. */
export interface FileRow {
  id: string
  name: string
  email: string
  type: string
  visits: number | string | null
  day: string
}

const types = ['Supplier', 'Third Party User']

/** Rows of a file, some of them invalid. */
export const fileRows = (count: number): FileRow[] =>
  sampleUsers(count).map(({ name, email, type, lastLogin }, index) => ({
    id: String(index),
    name,
    email: index % 14 === 2 ? email.replace('@', ' ') : email,
    type,
    visits: index % 20 === 4 ? '12O' : (index * 7) % 90,
    day: lastLogin?.toISOString().slice(0, 10) ?? '',
  }))

const isEmail = (text: unknown) => /^\S+@\S+$/.test(String(text))
const notAnEmail = () => t('Enter an email address such as name@example.com.')

/** A server's errors for the rows. */
export const checkRows = (rows: readonly FileRow[]): DataTableCellProblem[] =>
  rows.flatMap(({ id, email, visits }) => [
    ...(isEmail(email) ? [] : [{ rowId: id, columnId: 'email', message: notAnEmail() }]),
    ...(typeof visits === 'string' ? [{ rowId: id, columnId: 'visits', message: t('Enter a number.') }] : []),
  ])

/** The editor of each column of the file. */
export const fileEditors = (): readonly DataTableEditor[] => [
  { id: 'name', kind: 'text', maxLength: 80 },
  { id: 'email', kind: 'text', validate: (text) => (isEmail(text) ? undefined : notAnEmail()) },
  { id: 'type', kind: 'choice', options: types.map((id) => ({ id, label: t(id) })) },
  { id: 'visits', kind: 'number', minValue: 0, maxValue: 10_000 },
  { id: 'day', kind: 'day', maxValue: '2026-02-18' },
]

export const fileColumns: readonly DataTableColumn<FileRow>[] = [
  { id: 'name', header: 'Name', width: '3fr', minWidth: 150 },
  { id: 'email', header: 'Email', width: '5fr', minWidth: 260 },
  { id: 'type', header: 'Type', value: ({ type }) => t(type), width: 160 },
  { id: 'visits', header: 'Visits', width: 112, align: 'end' },
  { id: 'day', header: 'Last sign-in', value: ({ day }) => day && new Date(`${day}T12:00Z`), width: 140 },
]

interface EditedUsersProps {
  count: number
  /** All rows scroll, without pages. */
  isScrolled?: boolean
  /** The duration of a save in milliseconds. */
  delay?: number
}

/** A file whose rows the user fixes in place; the server responds after a delay. */
export function EditedUsers({ count, isScrolled = false, delay = 600 }: EditedUsersProps) {
  const [rows, setRows] = useState(() => fileRows(count))
  const [problems, setProblems] = useState(() => checkRows(rows))
  const [editors] = useState(fileEditors)
  const save = async (edits: readonly DataTableEdit[]) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const next = rows.map((row) =>
      edits.reduce(
        (kept, { rowId, columnId, value }) => (rowId === row.id ? { ...kept, [columnId]: value } : kept),
        row,
      ),
    )
    setRows(next)
    setProblems(checkRows(next))
    return []
  }
  return translated(
    <DataTable
      aria-label="Users"
      columns={fileColumns}
      source={{ rows }}
      defaultState={{ pageSize: isScrolled ? null : 10 }}
      footerActions={!isScrolled && <DataTablePagination />}
    >
      <DataTableEditing editors={editors} problems={problems} onSave={save} />
    </DataTable>,
  )
}
