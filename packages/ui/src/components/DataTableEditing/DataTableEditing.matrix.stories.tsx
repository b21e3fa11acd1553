import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode, Ref } from 'react'
import { Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { t } from '../../story-texts/translate.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import type { DataTableColumn } from '../DataTable/types.ts'
import { CellEditor } from './editor/CellEditor.tsx'
import { CellWithProblem, EditButton } from './model/cells.tsx'
import { type DataTableCellProblem, DataTableEditing } from './DataTableEditing.tsx'
import { fileEditors, fileRows, type FileRow, checkRows } from './edited-users.fixture.tsx'
import { PendingCell } from './editor/PendingCell.tsx'

const meta = {
  title: 'Data/DataTableEditing',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const nothing = () => undefined
const draft = { read: nothing, write: nothing }

/** The open field of a column, with or without an error. */
function Field({ column, label, message }: { column: string; label: string; message?: string }) {
  const [row] = fileRows(1)
  const editor = fileEditors().find(({ id }) => id === column)
  if (!row || !editor) return null
  const value = { name: row.name, type: row.type, visits: row.visits, day: row.day }[column]
  const none = { text: undefined, isRefused: false, typed: undefined, end: undefined }
  return (
    <CellEditor
      cell={{ ...none, rowId: row.id, columnId: column, value, message }}
      editor={editor}
      label={label}
      draft={draft}
      onKeep={nothing}
      onCancel={nothing}
      onProblem={nothing}
    />
  )
}

const Refused = ({ isDetail = false }) => (
  <CellWithProblem id="refused" value="12O" message={t('Enter a number.')} isDetail={isDetail} />
)

/** Columns that render the cells of one row. */
const columnsOf = (rendered: Readonly<Record<string, ReactNode>>): readonly DataTableColumn<FileRow>[] =>
  Object.entries(rendered).map(([header, cell]) => ({
    id: header,
    header: t(header),
    cell: () => cell,
    isSearchable: false,
    width: '1fr',
    minWidth: 96,
  }))

const plain: Readonly<Record<string, ReactNode>> = { Name: 'Ana Castillo' }

/** Marks the row as a table does for an invalid cell. */
const markWrong = (table: HTMLElement | null) =>
  table?.querySelector('[data-index="0"]')?.setAttribute('data-wrong', 'true')

interface ShownProps {
  columns: typeof plain
  problems?: readonly DataTableCellProblem[]
  ref?: Ref<HTMLDivElement>
}

const Shown = ({ columns, problems, ref }: ShownProps) => (
  <OpenOverlay>
    <DataTable
      ref={ref}
      aria-label={t('Users')}
      columns={columnsOf(columns)}
      source={{ rows: fileRows(1) }}
      showAllColumns
    >
      <DataTableEditing editors={[]} problems={problems} onSave={() => Promise.resolve([])} />
    </DataTable>
  </OpenOverlay>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix states={['rest', 'hover', 'focus', 'pressed']} variants={{ Problems: plain }} cellWidth={440}>
        {(columns) => <Shown columns={columns} problems={checkRows(fileRows(20))} />}
      </Matrix>
      <Matrix
        states={['rest', 'hover', 'focus']}
        on={{ hover: 'input, select', focus: 'input:not([aria-invalid])' }}
        variants={{
          Open: {
            Name: <Field column="name" label={t('Name')} />,
            Visits: <Field column="visits" label={t('Visits')} message={t('Enter a number.')} />,
            Type: <Field column="type" label={t('Type')} />,
          },
        }}
        cellWidth={440}
      >
        {(columns) => <Shown ref={markWrong} columns={columns} />}
      </Matrix>
      <Matrix
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ focus: '[role=gridcell] button' }}
        variants={{
          Saving: {
            Name: <PendingCell text="Ana Castillo" />,
            Visits: <Refused />,
            Type: (
              <span>
                {t('Supplier')}
                <EditButton label={t('Edit')} describedBy={undefined} onPress={nothing} />
              </span>
            ),
          },
        }}
        cellWidth={440}
      >
        {(columns) => <Shown ref={markWrong} columns={columns} />}
      </Matrix>
    </>
  ),
}
