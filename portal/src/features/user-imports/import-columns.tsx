import type { ImportField } from '@tessera/contract'
import { Stack, StatusBadge, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { ImportRow } from './import-rows.ts'
import { cellOf, conflictOf } from './import-rows.ts'
import { FIELD_MESSAGES, ROW_STATUS_TONES, ROW_STATUS_MESSAGES } from './import-messages.ts'

/** Cell errors are shown in the cell: at 1280 px the text of each column fits, at 1024 px all columns do. */
const WIDTHS = {
  firstName: { width: '13fr', minWidth: 94 },
  lastName: { width: '13fr', minWidth: 94 },
  email: { width: '21fr', minWidth: 152 },
  companyType: { width: '15fr', minWidth: 112 },
  products: { width: '17fr', minWidth: 124 },
  role: { width: '17fr', minWidth: 124 },
} as const satisfies Record<ImportField, { width: string; minWidth: number }>

/** A cell of the file, and below it the value that it would overwrite. */
function fieldColumn(t: Intl['t'], field: ImportField, priority: number): DataTableColumn<ImportRow> {
  return {
    ...WIDTHS[field],
    id: field,
    header: t(FIELD_MESSAGES[field]),
    maxLines: 'all',
    isSortable: true,
    isResizable: true,
    priority,
    value: (row) => cellOf(row, field),
    cell: (row) => {
      const conflict = conflictOf(row, field)
      if (!conflict) return cellOf(row, field)
      const { before } = conflict
      return (
        <Stack gap={0}>
          {cellOf(row, field)}
          <Text size={13} tone="muted">
            {before === '' ? t('userImports.wasEmpty') : t('userImports.was', { before })}
          </Text>
        </Stack>
      )
    },
  }
}

/** Columns of a preview: row number, status and cells. */
export function useImportColumns(confirmed: ReadonlySet<number>): DataTableColumn<ImportRow>[] {
  const { t } = useIntl()
  return useMemo(() => {
    const statusOf = (row: ImportRow): string =>
      t(confirmed.has(row.row) ? 'userImports.overwrites' : ROW_STATUS_MESSAGES[row.status])
    return [
      {
        id: 'row',
        header: t('userImports.row'),
        width: 96,
        isSortable: true,
        priority: 0,
        isRowHeader: true,
        value: ({ row }) => row,
        cell: ({ row }) => t('userImports.rowNamed', { row }),
      },
      {
        id: 'outcome',
        header: t('userImports.outcome'),
        width: 156,
        isSortable: true,
        priority: 1,
        value: statusOf,
        cell: (row) => (
          <StatusBadge tone={confirmed.has(row.row) ? 'info' : ROW_STATUS_TONES[row.status]}>
            {statusOf(row)}
          </StatusBadge>
        ),
      },
      fieldColumn(t, 'firstName', 4),
      fieldColumn(t, 'lastName', 3),
      fieldColumn(t, 'email', 2),
      fieldColumn(t, 'companyType', 7),
      fieldColumn(t, 'products', 5),
      fieldColumn(t, 'role', 6),
    ]
  }, [t, confirmed])
}
