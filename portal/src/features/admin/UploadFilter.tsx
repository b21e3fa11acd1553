import type { RowCounts, RowOutcome } from '@tessera/contract'
import { SegmentedControl } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { OUTCOME_WORDS } from './upload-words.ts'

const ALL = 'ALL' as const
const COUNTED = [
  ['TO_MEND', 'toMend'],
  ['WOULD_OVERWRITE', 'wouldOverwrite'],
  ['GOOD', 'good'],
  ['NOTHING_TO_DO', 'nothingToDo'],
] as const satisfies readonly (readonly [RowOutcome, keyof RowCounts])[]

interface UploadFilterProps {
  counts: RowCounts
  total: number
  /** Null shows all rows; undefined while others are chosen elsewhere. */
  value: RowOutcome | null | undefined
  onChange: (value: RowOutcome | null) => void
}

/** How many rows come to what; each shows its rows alone. */
export function UploadFilter({ counts, total, value, onChange }: UploadFilterProps): ReactNode {
  const { t } = useIntl()
  const options = [
    { id: ALL, label: t('upload.counted', { label: t('upload.all'), count: total }) },
    ...COUNTED.map(([id, count]) => ({
      id,
      label: t('upload.counted', { label: t(OUTCOME_WORDS[id]), count: counts[count] }),
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
