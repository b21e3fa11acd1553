'use client'
import Download from 'lucide-react/icons/download'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { LoadedPanel, prepare } from '../../internal/loaded-panel.tsx'
import { ToolButton } from '../../internal/tool-button.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import type { DataTableExportFormat, DataTableExportJob, ExportJobs } from './export-types.ts'
import { dataTableExportMessages } from './messages.ts'

export type {
  DataTableExportFormat,
  DataTableExportJob,
  DataTableExportRequest,
  DataTableExportRows,
} from './export-types.ts'

export interface DataTableExportProps extends DOMProps, ExportJobs {
  /** The start of the file name; the day and the format follow: 'users' becomes 'users_2026-11-23.csv'. */
  fileName: string
  /** The formats of `onExport`. */
  formats?: readonly DataTableExportFormat[]
  /** Returns the text of a failure; a plain sentence by default. */
  failureText?: (error: unknown) => ReactNode
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

const load = async () => (await import('./ExportPanel.tsx')).ExportPanel
const noJobs: readonly DataTableExportJob[] = []
const csv = ['csv'] as const
const defaultRows = ['selected', 'matching'] as const

/** Calls back for every running job that ends. */
function useEnded(jobs: readonly DataTableExportJob[], onEnd: (job: DataTableExportJob) => void) {
  const before = useRef(jobs)
  const compare = useEffectEvent((now: readonly DataTableExportJob[]) => {
    const running = new Set(before.current.filter(({ status }) => status === 'running').map(({ id }) => id))
    before.current = now
    for (const job of now) if (running.has(job.id) && job.status !== 'running') onEnd(job)
  })
  useEffect(() => compare(jobs), [jobs])
}

/**
 * Exports a table's rows to a file: all matching or the selected ones. The table writes it, or a server does it as a
 * job that the panel tracks.
 */
export function DataTableExport(props: DataTableExportProps) {
  const {
    fileName,
    formats = csv,
    onExport,
    rows = defaultRows,
    rowLabels,
    allCount,
    jobs = noJobs,
    failureText,
    ref,
    ...others
  } = props
  const { onCancel, onDownload, onRetry, ...rest } = others
  const messages = useMessages(dataTableExportMessages)
  const { locale } = useLocale()
  const { announce } = useTable('DataTableExport')
  const [isOpen, setOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const trigger = useObjectRef(ref)

  useEnded(jobs, (job) => {
    const text = fill(job.status === 'done' ? messages.ready : messages.failed, { file: job.fileName })
    // Content outside an open panel is hidden from screen readers.
    if (isOpen) setAnnouncement(text)
    else announce(text)
  })

  const stateOf = (job: DataTableExportJob) => {
    if (job.status === 'running') return job.progress?.toLocaleString(locale, { style: 'percent' }) ?? '…'
    return job.status === 'done' ? messages.someReady : messages.someFailed
  }
  const latest = jobs.find(({ status }) => status === 'running') ?? jobs[0]
  const progress = latest && stateOf(latest)

  return (
    <>
      <ToolButton
        {...domProps(rest)}
        ref={trigger}
        icon={Download}
        text={progress}
        aria-label={progress ? `${messages.export} ${progress}` : messages.export}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(load)}
        onFocusCapture={() => prepare(load)}
        onOpen={() => setOpen(true)}
      />
      <LoadedPanel
        load={load}
        isOpen={isOpen}
        panel={{
          fileName,
          formats,
          onExport,
          rows,
          rowLabels,
          allCount,
          jobs,
          onCancel,
          onDownload,
          onRetry,
          failureText,
          announcement,
          onAnnouncement: setAnnouncement,
        }}
        triggerRef={trigger}
        onClose={() => {
          setOpen(false)
          setAnnouncement('')
        }}
      />
    </>
  )
}
