import type { ImportCommit, EarlierImport, CorrectedRow, ImportPreview, ImportField } from '@tessera/contract'
import { calls, IMPORT_FIELDS } from '@tessera/contract'
import type { DataTableEdit } from '@tessera/ui/data-table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useUser } from '../../platform/session/session.tsx'
import type { ImportRow } from './import-rows.ts'
import { cellOf } from './import-rows.ts'

/** The confirmation that rows can overwrite users. */
export type Confirmation = Pick<ImportCommit, 'isOverrideConfirmed' | 'confirmedRows'>

/** A cell that was not corrected because another window has changed it. */
export interface OtherCell extends Pick<DataTableEdit, 'rowId' | 'columnId'> {
  /** The value that the other window stored in the cell. */
  current: string
}

/** A preview and the actions on it. */
export interface ImportPreviewHandlers extends CallState<ImportPreview> {
  /** Whether another window has changed it and the user has not yet confirmed seeing that. */
  isChangedElsewhere: boolean
  seeChanges: () => void
  /** Stores corrections and checks every row again; returns those that were not stored, and rejects if none was. */
  correct: (edits: readonly DataTableEdit[]) => Promise<readonly OtherCell[]>
  /** Starts the import; rejects if it does not start. */
  commit: (confirmation: Confirmation) => Promise<void>
}

const keyOf = ({ rowId, columnId }: DataTableEdit): string => `${rowId} ${columnId}`

function isField(id: string): id is ImportField {
  return IMPORT_FIELDS.some((field) => field === id)
}

/** Returns the corrections of each row, with the previous values. */
function correctionsOf(edits: readonly DataTableEdit[], known: readonly ImportRow[]): CorrectedRow[] {
  const stored = new Map(known.map((row) => [row.row, row]))
  const rows = new Map<string, CorrectedRow>()
  for (const { rowId, columnId, value } of edits) {
    const row = Number(rowId)
    const { values, before } = rows.get(rowId) ?? { values: {} }
    const cells = stored.get(row)
    if (!cells || !isField(columnId)) continue
    rows.set(rowId, {
      row,
      values: { ...values, [columnId]: String(value ?? '') },
      before: { ...before, [columnId]: cellOf(cells, columnId) },
    })
  }
  return [...rows.values()]
}

/** Returns the cells that now have another value than the corrected one. */
function otherCells(edits: readonly DataTableEdit[], rows: readonly ImportRow[]): OtherCell[] {
  const stored = new Map(rows.map((row) => [String(row.row), row]))
  return edits.flatMap(({ rowId, columnId, value }) => {
    const row = stored.get(rowId)
    if (!row || !isField(columnId)) return []
    const current = cellOf(row, columnId)
    return current === String(value ?? '') ? [] : [{ rowId, columnId, current }]
  })
}

/** The preview of a file. It is read once, and then updated by corrections of this window and of others. */
export function useImportPreview(id: string): ImportPreviewHandlers {
  const { id: companyId } = useUser().tenant
  const request = useRequest()
  const { put, refresh } = useCachedResponses()
  const params = useMemo(() => ({ companyId, id }), [companyId, id])
  const report = useCall(calls.userImports.preview, { params }, { onFocus: true })
  const { data, retry } = report
  const [isChangedElsewhere, setChangedElsewhere] = useState(false)
  const latest = useRef(data)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** The version that the user has seen, with their corrections, until the commit is sent. */
  const seen = useRef(0)
  /** Typed values that are not stored yet, by cell. */
  const unsaved = useRef(new Map<string, DataTableEdit>())
  useEffect(() => {
    if (latest.current && data && data.jobId === null && data.version !== latest.current.version) {
      setChangedElsewhere(true)
    }
    latest.current = data
  }, [data])
  const handlers = useMemo(() => {
    const keep = async (changes: Partial<ImportPreview>): Promise<void> => {
      if (!latest.current) return
      latest.current = { ...latest.current, ...changes }
      await put(calls.userImports.preview, { params }, latest.current)
    }
    const read = async (): Promise<ImportPreview> => {
      const { data: now } = await request(calls.userImports.preview, { params })
      await keep(now)
      return now
    }
    const send = async (edits: readonly DataTableEdit[]): Promise<readonly OtherCell[]> => {
      const { rows: known = [], version: held = 0 } = latest.current ?? {}
      const body = { rows: correctionsOf(edits, known) }
      const { data: reported } = await request(calls.userImports.updatePreview, { params, body }, { byPerson: true })
      const { version, counts } = reported
      if (version === seen.current + 1) seen.current = version
      if (version === held + 1) {
        const judged = new Map(reported.rows.map((row) => [row.row, row]))
        const rows = known.map((row) => judged.get(row.row) ?? row)
        // A file with corrected cells counts as a new file.
        await keep({ version, counts, rows, ...(edits.length > 0 && { uploaded: null }) })
      } else {
        await read()
        setChangedElsewhere(true)
      }
      return otherCells(edits, reported.rows)
    }
    const store = async (edits: readonly DataTableEdit[]): Promise<readonly OtherCell[]> => {
      try {
        const others = await send(edits)
        for (const edit of edits) unsaved.current.delete(keyOf(edit))
        return others
      } catch (error) {
        const { code, result } = asRequestError(error)
        if (code === 'FILE_UPLOADED') {
          // Another window has committed the preview, so it can no longer be corrected.
          const { by } = (result as { current: EarlierImport }).current
          const values = { count: edits.length, value: String(edits[0]?.value ?? ''), by }
          if (edits.length > 0) toast('userImports.fixConflict', { tone: 'danger', values })
          retry()
        } else for (const edit of edits) unsaved.current.set(keyOf(edit), edit)
        throw error
      }
    }
    // Runs corrections one after another, because each is based on the previous version.
    const correct = (edits: readonly DataTableEdit[]): Promise<readonly OtherCell[]> => {
      const sent = turn.current.then(() => store(edits))
      turn.current = sent.catch(() => undefined)
      return sent
    }
    return {
      correct,
      seeChanges: () => setChangedElsewhere(false),
      commit: async (confirmation: Confirmation) => {
        seen.current = latest.current?.version ?? 0
        await turn.current
        if (unsaved.current.size > 0) await correct([...unsaved.current.values()])
        const call = latest.current?.mode === 'edit' ? calls.userImports.bulkEdit : calls.userImports.bulkAdd
        const body = { id, version: seen.current, ...confirmation }
        try {
          const { data: begun } = await request(call, { params: { companyId }, body }, { byPerson: true })
          await keep({ jobId: begun.jobId })
          if (!begun.isRepeated) toast('userImports.started', { values: { count: begun.accepted } })
          // The preview is read at the job's end only: an earlier response could arrive last and hide the results.
          await refresh(calls.jobs.list)
        } catch (error) {
          const { code, result } = asRequestError(error)
          if (code === 'FILE_UPLOADED') await keep({ uploaded: (result as { current: EarlierImport }).current })
          // The user must see the other window's corrections before committing again.
          if (code === 'CONFLICT') {
            await keep((result as { current: ImportPreview }).current)
            setChangedElsewhere(true)
          }
          // Other users can have changed the values that the import would overwrite.
          if (code === 'OVERRIDE_REQUIRED') await send([])
          throw error
        }
      },
    }
  }, [request, put, refresh, retry, params, companyId, id])
  return { ...report, ...handlers, isChangedElsewhere }
}
