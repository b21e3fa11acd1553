import type { ActivityDifference } from '@tessera/contract'
import { Heading, Stack, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { DataTable } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'

const idOf = ({ field }: ActivityDifference): string => field

/** The changed fields of an entry, with their values before and after. */
export function Differences({ differences }: { differences: readonly ActivityDifference[] }): ReactNode {
  const { t } = useIntl()
  const columns = useMemo<DataTableColumn<ActivityDifference>[]>(
    () => [
      { id: 'label', header: t('activity.field'), width: '2fr', minWidth: 120, isRowHeader: true },
      { id: 'before', header: t('activity.before'), width: '3fr', minWidth: 120 },
      { id: 'after', header: t('activity.after'), width: '3fr', minWidth: 120 },
    ],
    [t],
  )
  return (
    <Stack gap={2}>
      <Heading level={3}>{t('activity.changes')}</Heading>
      {differences.length === 0 ? (
        <Text tone="muted">{t('activity.noChanges')}</Text>
      ) : (
        <DataTable
          aria-label={t('activity.changes')}
          columns={columns}
          source={{ rows: differences }}
          getRowId={idOf}
          showAllColumns
        />
      )}
    </Stack>
  )
}
