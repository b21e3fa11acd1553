import { SegmentedControl } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { RowState } from './upload-rows.ts'
import { STATE_MESSAGES } from './upload-messages.ts'

const ALL = 'ALL' as const
const BEFORE = ['TO_MEND', 'WOULD_OVERWRITE', 'GOOD', 'NOTHING_TO_DO'] as const satisfies readonly RowState[]
const AFTER = [
  'FAILED',
  'LEFT_OUT',
  'NOT_REACHED',
  'GOOD',
  'ADDED',
  'CHANGED',
  'NOTHING_TO_DO',
] as const satisfies readonly RowState[]

interface UploadFilterProps {
  counts: ReadonlyMap<RowState, number>
  total: number
  /** Whether the upload has ended, or was done before: what is told of no row is not offered then. */
  hasEnded: boolean
  /** Null shows all rows; undefined while others are chosen elsewhere. */
  value: RowState | null | undefined
  onChange: (value: RowState | null) => void
}

/** How many rows come to what, or came; each shows its rows alone. */
export function UploadFilter({ counts, total, hasEnded, value, onChange }: UploadFilterProps): ReactNode {
  const { t } = useIntl()
  const states = hasEnded ? AFTER.filter((state) => counts.has(state)) : BEFORE
  const options = [
    { id: ALL, label: t('upload.counted', { label: t('upload.all'), count: total }) },
    ...states.map((id) => ({
      id,
      label: t('upload.counted', { label: t(STATE_MESSAGES[id]), count: counts.get(id) ?? 0 }),
    })),
  ]
  return (
    <SegmentedControl
      label={t('upload.rowsShown')}
      isLabelHidden
      options={options}
      value={value === null ? ALL : (value ?? null)}
      onChange={(next) => onChange(next === ALL ? null : next)}
    />
  )
}
