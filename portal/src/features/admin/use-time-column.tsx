import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { dateTimeIn } from '../../messages/date-time.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'

/** A moment, as a column shows and copies it. */
export function useTimeColumn() {
  const { locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(
    () =>
      <Row,>(id: string, header: string, atOf: (row: Row) => string | null): DataTableColumn<Row> => ({
        id,
        header,
        width: '3fr',
        minWidth: 264,
        isSortable: true,
        isResizable: true,
        priority: 4,
        value: (row) => {
          const at = atOf(row)
          return at === null ? '-' : dateTimeIn(locale, at, timezone)
        },
        cell: (row) => {
          const at = atOf(row)
          return at === null ? '-' : <DateTime iso={at} timeZone={timezone} />
        },
      }),
    [locale, timezone],
  )
}
