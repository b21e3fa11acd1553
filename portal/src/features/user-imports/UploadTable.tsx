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
import { useUploadColumns } from './upload-columns.tsx'
import type { UploadRow } from './upload-rows.ts'
import { faultText } from './upload-messages.ts'
import type { ImportPreviewActs } from './use-import-preview.ts'

const EDITORS: readonly DataTableEditor[] = IMPORT_FIELDS.map((id) => ({ id, kind: 'text' }))
/** Imported rows can no longer be corrected. */
const NONE: readonly DataTableEditor[] = []
const idOf = ({ row }: UploadRow): string => String(row)

interface UploadTableProps {
  rows: readonly UploadRow[]
  /** Whether rows can still be corrected. */
  isOpen: boolean
  /** Whether the visible rows are those that would overwrite a user's values, for selection. */
  isConfirming: boolean
  /** The selected ones. */
  confirmed: ReadonlySet<number>
  onConfirm: (rows: ReadonlySet<number>) => void
  onCorrect: ImportPreviewActs['correct']
}

/** All rows of a file on one page, so that a column of any length can be pasted. Cells are corrected in place; selected rows are allowed to overwrite users. */
export function UploadTable({
  rows,
  isOpen,
  isConfirming,
  confirmed,
  onConfirm,
  onCorrect,
}: UploadTableProps): ReactNode {
  const { t } = useIntl()
  const columns = useUploadColumns(confirmed)
  const problems = useMemo(
    () =>
      rows.flatMap((row) =>
        row.errors.map((fault) => ({ rowId: idOf(row), columnId: fault.field, message: faultText(t, fault) })),
      ),
    [rows, t],
  )
  const selection = useMemo(() => ({ include: new Set([...confirmed].map(String)) }), [confirmed])
  return (
    <DataTable
      aria-label={t('upload.rows')}
      columns={columns}
      source={{ rows }}
      getRowId={idOf}
      mobileLayout="cards"
      footerActions={isConfirming && <DataTableSelectionBar />}
      {...(isConfirming && {
        selectionMode: 'multiple' as const,
        selection,
        isRowDisabled: ({ status }: UploadRow) => status !== 'WOULD_OVERWRITE',
        onSelectionChange: (next) => {
          if ('include' in next) onConfirm(new Set([...next.include].map(Number)))
        },
      })}
      emptyState={<EmptyState headingLevel={3} picture="done" title={t('upload.noRows')} />}
    >
      <DataTableToolbar actions={<DataTableColumns />}>
        <DataTableSearch label={t('upload.search')} maxLength={LIMITS.search} delay={LIMITS.debounce} />
      </DataTableToolbar>
      <DataTableEditing
        // Messages of earlier edits are cleared.
        key={String(isOpen)}
        editors={isOpen ? EDITORS : NONE}
        problems={problems}
        onSave={async (edits) => {
          const others = await onCorrect(edits)
          return others.map(({ current, ...cell }) => ({
            ...cell,
            message: t('upload.otherValue', { value: current }),
          }))
        }}
      />
    </DataTable>
  )
}
