'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useLocale } from 'react-aria-components/I18nProvider'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { useTable } from '../DataTable/model/table-context.ts'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { title } from '../Popover/Popover.css.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import * as styles from './ExportPanel.css.ts'
import { type ExportChoice, exportedColumns, exportedRows } from './exported-rows.ts'
import { ExportJobList } from './ExportJobList.tsx'
import type { DataTableExportFormat, DataTableExportJob, DataTableExportRows, ExportJobs } from './export-types.ts'
import { nameWithDay, saveFile } from './save-file.ts'
import { dataTableExportMessages } from './messages.ts'
import { writeCsv } from './write-csv.ts'

interface ExportPanelProps extends PanelProps, ExportJobs {
  fileName: string
  formats: readonly DataTableExportFormat[]
  rows: readonly DataTableExportRows[]
  jobs: readonly DataTableExportJob[]
  failureText: ((error: unknown) => ReactNode) | undefined
  /** Announced while the panel is open: the end of a job, or the result of an action on one. */
  announcement: string
  onAnnouncement: (text: string) => void
}

/** The open panel: rows and columns, formats, and the started jobs. */
export function ExportPanel(props: ExportPanelProps) {
  const {
    fileName,
    formats,
    onExport,
    rows,
    rowLabels,
    allCount = -1,
    jobs,
    failureText,
    announcement,
    ...others
  } = props
  const { onAnnouncement, onCancel, onDownload, onRetry, ...opened } = others
  const messages = useMessages(dataTableExportMessages)
  const { locale } = useLocale()
  const { reader, state, selection, selectedCount, rowCount, isFiltered, announce } = useTable('DataTableExport')
  const canChoose = selectedCount > 0 && (!onExport || rows.includes('selected'))
  const [choice, setChoice] = useState<ExportChoice>({
    rows: canChoose ? 'selected' : 'matching',
    columns: 'shown',
  })
  const [pending, setPending] = useState<DataTableExportFormat>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const dialog = useRef<HTMLElement>(null)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  useEffect(() => {
    // A job's button disappears after its action, and the focus with it.
    if (document.activeElement === document.body) dialog.current?.focus()
  })

  // Renders again only every 5 percent.
  const showProgress = (part: number) => setProgress(Math.floor(part * 20) / 20)
  const attempt = async (act: () => void | Promise<unknown>, done?: string) => {
    setFailure(undefined)
    try {
      await act()
      if (done) onAnnouncement(done)
    } catch (error) {
      setFailure({ error })
    }
  }
  const writeHere = async (name: string) => {
    const { signal } = (controller.current = new AbortController())
    const file = await reader.read((data) =>
      writeCsv({
        rows: exportedRows(data, choice.rows),
        columns: exportedColumns(data, choice.columns),
        signal,
        onProgress: showProgress,
      }),
    )
    if (!file) return
    saveFile(file, name)
    opened.onClose()
    announce(fill(messages.written, { file: name }))
  }
  const handOff = async (format: DataTableExportFormat, name: string) => {
    const { search, sort, filters } = state
    await onExport?.({
      rows: choice.rows,
      query: choice.rows === 'all' ? { search: '', sort, filters: {} } : { search, sort, filters },
      ...(choice.rows === 'selected' && { selection }),
      columns: reader.read((data) => exportedColumns(data, choice.columns).map(({ id }) => id)),
      format,
      fileName: name,
    })
    onAnnouncement(fill(messages.writing, { file: name }))
  }
  const begin = async (format: DataTableExportFormat) => {
    const name = nameWithDay(fileName, format)
    setPending(format)
    await attempt(() => (onExport ? handOff(format, name) : writeHere(name)))
    setPending(undefined)
    setProgress(undefined)
  }

  const counted = (rows: string, count: number) =>
    count < 0 ? rows : fill(messages.counted, { rows, count: count.toLocaleString(locale) })
  const loadedCount = (rows: ExportChoice['rows']) => reader.read((data) => exportedRows(data, rows).length)
  const reach = onExport ? 'all' : reader.reach
  const all = {
    all: isFiltered ? messages.matchingRows : messages.allRows,
    loaded: messages.loadedRows,
    page: messages.pageRows,
  }
  const matching = counted(rowLabels?.matching ?? all[reach], onExport ? rowCount : loadedCount('matching'))
  const selected = counted(messages.selectedRows, onExport ? selectedCount : loadedCount('selected'))
  const rowOptions = [
    ...(canChoose ? [{ id: 'selected' as const, label: selected }] : []),
    { id: 'matching' as const, label: matching },
    ...(onExport && (isFiltered || rowLabels) && rows.includes('all')
      ? [{ id: 'all' as const, label: counted(rowLabels?.all ?? messages.allRows, allCount) }]
      : []),
  ]

  return (
    <FloatingPanel {...opened} kind="panel">
      <Dialog ref={dialog} className={styles.panel}>
        <Heading slot="title" level={2} className={title}>
          {messages.export}
        </Heading>
        {rowOptions.length === 1 ? (
          <p className={styles.rows}>{matching}</p>
        ) : (
          <RadioGroup
            label={messages.rows}
            options={rowOptions}
            value={choice.rows}
            onChange={(rows) => rows && setChoice({ ...choice, rows })}
          />
        )}
        <RadioGroup
          label={messages.columns}
          options={[
            { id: 'shown', label: messages.shownColumns },
            { id: 'all', label: messages.allColumns },
          ]}
          value={choice.columns}
          onChange={(columns) => columns && setChoice({ ...choice, columns })}
        />
        {failure && <InlineAlert tone="danger">{failureText?.(failure.error) ?? messages.operationFailed}</InlineAlert>}
        <div className={styles.jobActions}>
          {(onExport ? formats : (['csv'] as const)).map((format, index) => (
            <Button
              key={format}
              variant={index === 0 ? 'primary' : 'secondary'}
              isPending={pending === format}
              onPress={() => !pending && void begin(format)}
            >
              {fill(messages.exportAs, { format: format.toUpperCase() })}
            </Button>
          ))}
        </div>
        {progress !== undefined && (
          <ProgressBar
            label={fill(messages.writing, { file: nameWithDay(fileName, 'csv') })}
            value={progress}
            maxValue={1}
            size="small"
          />
        )}
        <ExportJobList
          jobs={jobs}
          onDownload={onDownload && (({ id }) => attempt(() => onDownload(id)))}
          onCancel={
            onCancel && (({ id, fileName: file }) => attempt(() => onCancel(id), fill(messages.cancelled, { file })))
          }
          onRetry={
            onRetry && (({ id, fileName: file }) => attempt(() => onRetry(id), fill(messages.writing, { file })))
          }
        />
        <output className={hiddenVisually}>{announcement}</output>
      </Dialog>
    </FloatingPanel>
  )
}
