import type { ImportPreview } from '@tessera/contract'
import { Button, InlineAlert, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { sharedErrorText } from './import-messages.ts'
import { ImportCommit } from './ImportCommit.tsx'
import { ImportErrors } from './ImportErrors.tsx'
import { ImportFilter } from './ImportFilter.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportTable } from './ImportTable.tsx'
import type { ImportPreviewHandlers } from './use-import-preview.ts'
import { useShownRows } from './use-shown-rows.ts'

interface ImportReportProps {
  report: ImportPreview
  handlers: ImportPreviewHandlers
}

/** A preview: the errors of its rows with their corrections, the users that it would overwrite, and the commit. */
export function ImportReport({ report, handlers }: ImportReportProps): ReactNode {
  const { t } = useIntl()
  const { counts, skippedColumns, worksheets, jobId, uploaded } = report
  // A file that was already imported cannot be corrected; its remaining rows have their own file.
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
        <ImportCommit report={report} confirmed={confirmed} {...handlers} />
      ) : (
        <ImportProgress report={report} jobId={jobId} isBegunHere={wasOpen} {...handlers} />
      )}
      {worksheets && worksheets.others.length > 0 && (
        <InlineAlert tone="info">
          {t('userImports.sheets', {
            read: worksheets.read,
            count: worksheets.others.length,
            others: worksheets.others.join(', '),
          })}
        </InlineAlert>
      )}
      {skippedColumns.length > 0 && (
        <InlineAlert tone="info">
          {t('userImports.ignoredColumns', { count: skippedColumns.length, columns: skippedColumns.join(', ') })}
        </InlineAlert>
      )}
      {isCorrectable && groups.length > 0 && (
        <ImportErrors
          groups={groups}
          shown={group?.key ?? null}
          rows={rows}
          onShow={(next) => show(next ? { group: next } : { state: null })}
          onCheck={async () => void (await handlers.correct([]))}
        />
      )}
      <Stack gap={4}>
        <ImportFilter
          counts={states}
          hasEnded={hasEnded}
          value={state}
          total={rows.length}
          onChange={(next) => show({ state: next })}
        />
        {fixed && (
          <InlineAlert tone="success" title={t('userImports.groupFixed', { what: sharedErrorText(t, fixed) })}>
            {t(rest ? 'userImports.nowRemaining' : 'userImports.nowAll')}
          </InlineAlert>
        )}
        {isCorrectable && counts.wouldOverwrite > 0 && (
          <InlineAlert
            tone="warning"
            title={t('userImports.overwriteTitle', { count: counts.wouldOverwrite })}
            actions={
              <Button size="small" onPress={() => show({ state: isConfirming ? null : 'WOULD_OVERWRITE' })}>
                {t(isConfirming ? 'userImports.showAll' : 'userImports.showRows')}
              </Button>
            }
          >
            {t(isConfirming ? 'userImports.overwriteText' : 'userImports.overwriteHint')}
          </InlineAlert>
        )}
        <ImportTable
          rows={visible}
          isOpen={isCorrectable}
          isConfirming={isConfirming}
          confirmed={confirmed}
          onConfirm={setChosen}
          onCorrect={async (edits) => {
            // Must run before the new check, so neither the rows nor the focus disappear.
            keep(edits.map(({ rowId }) => Number(rowId)))
            return handlers.correct(edits)
          }}
        />
      </Stack>
    </Stack>
  )
}
