import type { ActivityEntry } from '@tessera/contract'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { useTimeColumns } from '../../tables/use-time-columns.tsx'
import { EntityLink, entityText } from './EntityLink.tsx'

const COMMON = { isSortable: true, isResizable: true } as const

/** Names of the source of an operation. */
export const SOURCE_MESSAGES = { portal: 'activity.portal', cli: 'activity.cli' } as const

/** The columns of the activity log, all visible at every width. */
export function useActivityColumns(): DataTableColumn<ActivityEntry>[] {
  const { t } = useIntl()
  const { momentColumn } = useTimeColumns()
  return useMemo(
    () => [
      momentColumn<ActivityEntry>('uiCreatedOnDate', t('activity.date'), ({ uiCreatedOnDate }) => uiCreatedOnDate),
      { ...COMMON, id: 'actor', header: t('activity.actor'), width: '2fr', minWidth: 148 },
      {
        ...COMMON,
        id: 'entityId',
        header: t('activity.entity'),
        width: '2fr',
        minWidth: 168,
        value: entityText,
        cell: (entry) => <EntityLink entity={entry} />,
      },
      {
        ...COMMON,
        id: 'event',
        header: t('activity.event'),
        width: '2fr',
        minWidth: 228,
        isRowHeader: true,
        value: ({ eventTitle }) => eventTitle,
      },
      {
        id: 'eventDescription',
        header: t('activity.description'),
        width: '4fr',
        minWidth: 264,
        isResizable: true,
        limit: 50 satisfies TextLimit,
      },
      {
        ...COMMON,
        id: 'sourceApp',
        header: t('activity.source'),
        width: 132,
        value: ({ sourceApp }) => t(SOURCE_MESSAGES[sourceApp]),
      },
    ],
    [t, momentColumn],
  )
}
