import type { Rehearsal } from '@tessera/contract'
import { Button, InlineAlert, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { sharedFaultText } from './upload-messages.ts'
import { UploadCommit } from './UploadCommit.tsx'
import { UploadFaults } from './UploadFaults.tsx'
import { UploadFilter } from './UploadFilter.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { UploadTable } from './UploadTable.tsx'
import type { RehearsalActs } from './use-rehearsal.ts'
import { useShownRows } from './use-shown-rows.ts'

interface UploadReportProps {
  report: Rehearsal
  acts: RehearsalActs
}

/** A report: what is wrong with its rows and is mended there, what it would overwrite, and the way to do it. */
export function UploadReport({ report, acts }: UploadReportProps): ReactNode {
  const { t } = useIntl()
  const { counts, leftOut, sheets, jobId, uploaded } = report
  // Of the same file again nothing is mended or overwritten: its rows that were left have a file of their own.
  const isMendable = jobId === null && uploaded === null
  const { rows, visible, groups, states, state, group, rest, mended, hasEnded, show, keep } = useShownRows(
    report,
    isMendable,
  )
  const [wasOpen] = useState(jobId === null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const confirmed = useMemo(() => {
    const overwriting = rows.filter(({ row, outcome }) => outcome === 'WOULD_OVERWRITE' && chosen.has(row))
    return new Set(overwriting.map(({ row }) => row))
  }, [rows, chosen])
  const isConfirming = isMendable && state === 'WOULD_OVERWRITE'
  return (
    <Stack gap={6}>
      {jobId === null ? (
        <UploadCommit report={report} confirmed={confirmed} {...acts} />
      ) : (
        <UploadProgress report={report} jobId={jobId} isBegunHere={wasOpen} {...acts} />
      )}
      {sheets && sheets.others.length > 0 && (
        <InlineAlert tone="info">
          {t('upload.sheets', { read: sheets.read, count: sheets.others.length, others: sheets.others.join(', ') })}
        </InlineAlert>
      )}
      {leftOut.length > 0 && (
        <InlineAlert tone="info">
          {t('upload.leftOutColumns', { count: leftOut.length, columns: leftOut.join(', ') })}
        </InlineAlert>
      )}
      {isMendable && groups.length > 0 && (
        <UploadFaults
          groups={groups}
          shown={group?.key ?? null}
          rows={rows}
          onShow={(next) => show(next ? { group: next } : { state: null })}
          onCheck={async () => void (await acts.mend([]))}
        />
      )}
      <Stack gap={4}>
        <UploadFilter
          counts={states}
          hasEnded={hasEnded}
          value={state}
          total={rows.length}
          onChange={(next) => show({ state: next })}
        />
        {mended && (
          <InlineAlert tone="success" title={t('upload.groupMended', { what: sharedFaultText(t, mended) })}>
            {t(rest ? 'upload.nowToMend' : 'upload.nowAll')}
          </InlineAlert>
        )}
        {isMendable && counts.wouldOverwrite > 0 && (
          <InlineAlert
            tone="warning"
            title={t('upload.overwriteTitle', { count: counts.wouldOverwrite })}
            actions={
              <Button size="small" onPress={() => show({ state: isConfirming ? null : 'WOULD_OVERWRITE' })}>
                {t(isConfirming ? 'upload.showAll' : 'upload.showThem')}
              </Button>
            }
          >
            {t(isConfirming ? 'upload.overwriteText' : 'upload.overwriteHint')}
          </InlineAlert>
        )}
        <UploadTable
          rows={visible}
          isOpen={isMendable}
          isConfirming={isConfirming}
          confirmed={confirmed}
          onConfirm={setChosen}
          onMend={async (edits) => {
            // Before they are judged anew, so that they are not gone in between, and the focus with them.
            keep(edits.map(({ rowId }) => Number(rowId)))
            return acts.mend(edits)
          }}
        />
      </Stack>
    </Stack>
  )
}
