import type { RowStatus } from '@tessera/contract'
import { SegmentedControl } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { ROW_STATUS_MESSAGES } from './import-messages.ts'

const ALL = 'ALL' as const
const BEFORE = ['INVALID', 'WOULD_OVERWRITE', 'VALID', 'UNCHANGED'] as const satisfies readonly RowStatus[]
const AFTER = [
  'FAILED',
  'SKIPPED',
  'NOT_PROCESSED',
  'VALID',
  'ADDED',
  'UPDATED',
  'UNCHANGED',
] as const satisfies readonly RowStatus[]

interface ImportFilterProps {
  counts: ReadonlyMap<RowStatus, number>
  total: number
  /** Whether the import has ended, or the same file was imported before: statuses without rows are then hidden. */
  hasEnded: boolean
  /** Null shows all rows; undefined means that another control selects the rows. */
  value: RowStatus | null | undefined
  onChange: (value: RowStatus | null) => void
}

/** The number of rows by status; each status filters the rows. */
export function ImportFilter({ counts, total, hasEnded, value, onChange }: ImportFilterProps): ReactNode {
  const { t } = useIntl()
  const states = hasEnded ? AFTER.filter((state) => counts.has(state)) : BEFORE
  const options = [
    { id: ALL, label: t('userImports.counted', { label: t('userImports.all'), count: total }) },
    ...states.map((id) => ({
      id,
      label: t('userImports.counted', { label: t(ROW_STATUS_MESSAGES[id]), count: counts.get(id) ?? 0 }),
    })),
  ]
  return (
    <SegmentedControl
      label={t('userImports.rowsShown')}
      isLabelHidden
      options={options}
      value={value === null ? ALL : (value ?? null)}
      onChange={(next) => onChange(next === ALL ? null : next)}
    />
  )
}
