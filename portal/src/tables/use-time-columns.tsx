import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { DateTime } from '../messages/DateTime.tsx'
import { dateIn } from '../messages/date.ts'
import { momentIn, zoneIn } from '../messages/date-time.ts'
import { useIntl } from '../messages/intl.tsx'
import { useUser } from '../platform/session/session.tsx'

const COMMON = { isSortable: true, isResizable: true, priority: 4 } as const

/** Columns of dates and times: either the date of creation, or the moment of an action with the zone in its header. */
export function useTimeColumns() {
  const { locale } = useIntl()
  const { timezone } = useUser().user_preferences.locale
  return useMemo(
    () => ({
      dayColumn: <Row,>(id: string, header: string, atOf: (row: Row) => string): DataTableColumn<Row> => ({
        ...COMMON,
        id,
        header,
        width: '2fr',
        minWidth: 128,
        value: (row) => dateIn(locale, atOf(row), timezone),
      }),
      momentColumn: <Row,>(id: string, header: string, atOf: (row: Row) => string | null): DataTableColumn<Row> => ({
        ...COMMON,
        id,
        header,
        description: zoneIn(locale, timezone),
        width: '3fr',
        minWidth: 188,
        value: (row) => {
          const at = atOf(row)
          return at && momentIn(locale, at, timezone, true)
        },
        cell: (row) => {
          const at = atOf(row)
          return at === null ? '' : <DateTime iso={at} timeZone={timezone} inDigits isZoneShown />
        },
      }),
    }),
    [locale, timezone],
  )
}
