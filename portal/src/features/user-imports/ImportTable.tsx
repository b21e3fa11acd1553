import { LIMITS, IMPORT_FIELDS } from '@tessera/contract'
import { EmptyState } from '@tessera/ui'
import type { DataTableEditor } from '@tessera/ui/data-table'
import {
  DataTable,
  DataTableColumns,
  DataTableEditing,
  DataTableSearch,
  DataTableSelectionBar,
  DataTableToolbar,
} from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useImportColumns } from './import-columns.tsx'
import type { ImportRow } from './import-rows.ts'
import { errorText } from './import-messages.ts'
import type { ImportPreviewHandlers } from './use-import-preview.ts'

const EDITORS: readonly DataTableEditor[] = IMPORT_FIELDS.map((id) => ({ id, kind: 'text' }))
/** Imported rows can no longer be corrected. */
const NONE: readonly DataTableEditor[] = []
const idOf = ({ row }: ImportRow): string => String(row)

interface ImportTableProps {
  rows: readonly ImportRow[]
  /** Whether rows can still be corrected. */
  isOpen: boolean
  /** Whether the visible rows would overwrite users' values and can be selected for it. */
  isConfirming: boolean
  /** The rows selected to overwrite users' values. */
  confirmed: ReadonlySet<number>
  onConfirm: (rows: ReadonlySet<number>) => void
  onCorrect: ImportPreviewHandlers['correct']
}

/**
 * All rows of a file on one page, so a column of any length can be pasted. Cells are corrected in place; selected rows
 * can overwrite users.
 */
export function ImportTable({
  rows,
  isOpen,
  isConfirming,
  confirmed,
  onConfirm,
  onCorrect,
}: ImportTableProps): ReactNode {
  const { t } = useIntl()
  const columns = useImportColumns(confirmed)
  const problems = useMemo(
    () =>
      rows.flatMap((row) =>
        row.errors.map((sharedError) => ({
          rowId: idOf(row),
          columnId: sharedError.field,
          message: errorText(t, sharedError),
        })),
      ),
    [rows, t],
  )
  const selection = useMemo(() => ({ include: new Set([...confirmed].map(String)) }), [confirmed])
  return (
    <DataTable
      aria-label={t('userImports.rows')}
      columns={columns}
      source={{ rows }}
      getRowId={idOf}
      mobileLayout="cards"
      footerActions={isConfirming && <DataTableSelectionBar />}
      {...(isConfirming && {
        selectionMode: 'multiple' as const,
        selection,
        isRowDisabled: ({ status }: ImportRow) => status !== 'WOULD_OVERWRITE',
        onSelectionChange: (next) => {
          if ('include' in next) onConfirm(new Set([...next.include].map(Number)))
        },
      })}
      emptyState={<EmptyState headingLevel={3} picture="done" title={t('userImports.noRows')} />}
    >
      <DataTableToolbar actions={<DataTableColumns />}>
        <DataTableSearch label={t('userImports.search')} maxLength={LIMITS.search} delay={LIMITS.debounce} />
      </DataTableToolbar>
      <DataTableEditing
        // A new key clears the messages of earlier edits.
        key={String(isOpen)}
        editors={isOpen ? EDITORS : NONE}
        problems={problems}
        onSave={async (edits) => {
          const others = await onCorrect(edits)
          return others.map(({ current, ...cell }) => ({
            ...cell,
            message: t('userImports.otherValue', { value: current }),
          }))
        }}
      />
    </DataTable>
  )
}
