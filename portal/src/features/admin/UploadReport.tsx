import type { Rehearsal, RowOutcome } from '@tessera/contract'
import { Button, InlineAlert, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { FaultGroup } from './upload-rows.ts'
import { groupFaults } from './upload-rows.ts'
import { UploadCommit } from './UploadCommit.tsx'
import { UploadFaults } from './UploadFaults.tsx'
import { UploadFilter } from './UploadFilter.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { UploadTable } from './UploadTable.tsx'
import type { RehearsalActs } from './use-rehearsal.ts'

/** Which rows are shown: all, those of an outcome, or those with a fault. */
export type Shown = { outcome: RowOutcome | null } | { group: FaultGroup }

interface UploadReportProps {
  report: Rehearsal
  acts: Pick<RehearsalActs, 'mend' | 'commit'>
}

/** A report: what is wrong with its rows and is mended there, what it would overwrite, and the way to do it. */
export function UploadReport({ report, acts }: UploadReportProps): ReactNode {
  const { t } = useIntl()
  const { rows, counts, leftOut, jobId, uploaded } = report
  const isOpen = jobId === null
  // The same file again overwrites nobody.
  const mayOverwrite = isOpen && uploaded === null
  const [shown, setShown] = useState<Shown>({ outcome: isOpen && counts.toMend > 0 ? 'TO_MEND' : null })
  // What is mended stays in sight until other rows are chosen.
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const groups = useMemo(() => groupFaults(rows), [rows])
  const confirmed = useMemo(() => {
    const overwriting = rows.filter(({ row, outcome }) => outcome === 'WOULD_OVERWRITE' && chosen.has(row))
    return new Set(overwriting.map(({ row }) => row))
  }, [rows, chosen])
  const show = (next: Shown): void => {
    setShown(next)
    setKept(new Set())
  }
  const group = 'group' in shown ? shown.group.key : null
  const inGroup = groups.find(({ key }) => key === group)?.rows
  const outcome = 'outcome' in shown ? shown.outcome : undefined
  const visible = useMemo(
    () =>
      rows.filter(
        (row) =>
          outcome === null ||
          kept.has(row.row) ||
          (outcome === undefined ? inGroup?.has(row.row) : row.outcome === outcome),
      ),
    [rows, outcome, inGroup, kept],
  )
  return (
    <Stack gap={6}>
      {jobId === null ? (
        <UploadCommit report={report} confirmed={confirmed} commit={acts.commit} />
      ) : (
        <UploadProgress report={report} jobId={jobId} />
      )}
      {leftOut.length > 0 && (
        <InlineAlert tone="info">
          {t('upload.leftOutColumns', { count: leftOut.length, columns: leftOut.join(', ') })}
        </InlineAlert>
      )}
      {isOpen && (groups.length > 0 || group !== null) && (
        <UploadFaults
          groups={groups}
          shown={'group' in shown ? shown.group : null}
          rows={rows}
          onShow={(next) => show(next ? { group: next } : { outcome: null })}
          onCheck={() => acts.mend([])}
        />
      )}
      <Stack gap={4}>
        <UploadFilter
          counts={counts}
          value={outcome}
          total={rows.length}
          onChange={(next) => show({ outcome: next })}
        />
        {mayOverwrite && counts.wouldOverwrite > 0 && (
          <InlineAlert
            tone="warning"
            title={t('upload.overwriteTitle', { count: counts.wouldOverwrite })}
            actions={
              outcome !== 'WOULD_OVERWRITE' && (
                <Button size="small" onPress={() => show({ outcome: 'WOULD_OVERWRITE' })}>
                  {t('upload.showThem')}
                </Button>
              )
            }
          >
            {outcome === 'WOULD_OVERWRITE' ? t('upload.overwriteText') : t('upload.overwriteHint')}
          </InlineAlert>
        )}
        <UploadTable
          rows={visible}
          isOpen={isOpen}
          isConfirming={mayOverwrite && outcome === 'WOULD_OVERWRITE'}
          confirmed={confirmed}
          onConfirm={setChosen}
          onMend={async (edits) => {
            await acts.mend(edits)
            setKept((before) => new Set([...before, ...edits.map(({ rowId }) => Number(rowId))]))
          }}
        />
      </Stack>
    </Stack>
  )
}
