import type { ImportPreview } from '@tessera/contract'
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
import type { ImportPreviewActs } from './use-import-preview.ts'
import { useShownRows } from './use-shown-rows.ts'

interface UploadReportProps {
  report: ImportPreview
  acts: ImportPreviewActs
}

/** A preview: the errors of its rows with their corrections, the users that it would overwrite, and the commit. */
export function UploadReport({ report, acts }: UploadReportProps): ReactNode {
  const { t } = useIntl()
  const { counts, skippedColumns, worksheets, jobId, uploaded } = report
  // A file that was imported before is not corrected: its remaining rows have a file of their own.
  const isCorrectable = jobId === null && uploaded === null
  const { rows, visible, groups, states, state, group, rest, fixed, hasEnded, show, keep } = useShownRows(
    report,
    isCorrectable,
  )
  const [wasOpen] = useState(jobId === null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const confirmed = useMemo(() => {
    const overwriting = rows.filter(({ row, status }) => status === 'WOULD_OVERWRITE' && chosen.has(row))
    return new Set(overwriting.map(({ row }) => row))
  }, [rows, chosen])
  const isConfirming = isCorrectable && state === 'WOULD_OVERWRITE'
  return (
    <Stack gap={6}>
      {jobId === null ? (
        <UploadCommit report={report} confirmed={confirmed} {...acts} />
      ) : (
        <UploadProgress report={report} jobId={jobId} isBegunHere={wasOpen} {...acts} />
      )}
      {worksheets && worksheets.others.length > 0 && (
        <InlineAlert tone="info">
          {t('upload.sheets', {
            read: worksheets.read,
            count: worksheets.others.length,
            others: worksheets.others.join(', '),
          })}
        </InlineAlert>
      )}
      {skippedColumns.length > 0 && (
        <InlineAlert tone="info">
          {t('upload.leftOutColumns', { count: skippedColumns.length, columns: skippedColumns.join(', ') })}
        </InlineAlert>
      )}
      {isCorrectable && groups.length > 0 && (
        <UploadFaults
          groups={groups}
          shown={group?.key ?? null}
          rows={rows}
          onShow={(next) => show(next ? { group: next } : { state: null })}
          onCheck={async () => void (await acts.correct([]))}
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
        {fixed && (
          <InlineAlert tone="success" title={t('upload.groupMended', { what: sharedFaultText(t, fixed) })}>
            {t(rest ? 'upload.nowToMend' : 'upload.nowAll')}
          </InlineAlert>
        )}
        {isCorrectable && counts.wouldOverwrite > 0 && (
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
          isOpen={isCorrectable}
          isConfirming={isConfirming}
          confirmed={confirmed}
          onConfirm={setChosen}
          onCorrect={async (edits) => {
            // Before the new check, so that neither the rows nor the focus disappear.
            keep(edits.map(({ rowId }) => Number(rowId)))
            return acts.correct(edits)
          }}
        />
      </Stack>
    </Stack>
  )
}
