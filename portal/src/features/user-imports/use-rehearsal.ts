import type { Commit, EarlierUpload, MendedRow, Rehearsal, SheetField } from '@tessera/contract'
import { calls, SHEET_FIELDS } from '@tessera/contract'
import type { DataTableEdit } from '@tessera/ui/data-table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useUser } from '../../platform/session/session.tsx'
import type { UploadRow } from './upload-rows.ts'
import { cellOf, resultOf } from './upload-rows.ts'

/** What a commit says of the rows that put other values over somebody's. */
export type Confirmation = Pick<Commit, 'isOverrideConfirmed' | 'confirmedRows'>

/** A cell that is not mended, since another window has written something else there meanwhile. */
export interface OtherCell extends Pick<DataTableEdit, 'rowId' | 'columnId'> {
  /** What stands there by now. */
  current: string
}

/** A report, and what is done with it. */
export interface RehearsalActs extends CallState<Rehearsal> {
  /** Another window has changed it, and its person has not said yet that they have seen that. */
  isChangedElsewhere: boolean
  seeChanges: () => void
  /** Stores what is mended, and has every row checked again; answers what was not stored, and rejects where nothing was. */
  mend: (edits: readonly DataTableEdit[]) => Promise<readonly OtherCell[]>
  /** Starts what the report says; rejects where it is not started. */
  commit: (confirmation: Confirmation) => Promise<void>
}

const keyOf = ({ rowId, columnId }: DataTableEdit): string => `${rowId} ${columnId}`

function isField(id: string): id is SheetField {
  return SHEET_FIELDS.some((field) => field === id)
}

/** What is mended of each row, and what stood there before. */
function mended(edits: readonly DataTableEdit[], known: readonly UploadRow[]): MendedRow[] {
  const stored = new Map(known.map((row) => [row.row, row]))
  const rows = new Map<string, MendedRow>()
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

/** The cells in which something else stands by now than was to be written there. */
function otherCells(edits: readonly DataTableEdit[], rows: readonly UploadRow[]): OtherCell[] {
  const stored = new Map(rows.map((row) => [String(row.row), row]))
  return edits.flatMap(({ rowId, columnId, value }) => {
    const row = stored.get(rowId)
    if (!row || !isField(columnId)) return []
    const current = cellOf(row, columnId)
    return current === String(value ?? '') ? [] : [{ rowId, columnId, current }]
  })
}

/** The report of a file: it is asked for once, follows what is mended, and what other windows have done to it meanwhile. */
export function useRehearsal(id: string): RehearsalActs {
  const { id: companyId } = useUser().tenant
  const request = useRequest()
  const { put, refresh } = useAnswers()
  const params = useMemo(() => ({ companyId, id }), [companyId, id])
  const report = useCall(calls.users.rehearsal, { params }, { onFocus: true })
  const { data, retry } = report
  const [isChangedElsewhere, setChangedElsewhere] = useState(false)
  const latest = useRef(data)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** The version that whoever has pressed the button has seen, with what they mend until it is sent. */
  const seen = useRef(0)
  /** What was typed and could not be stored yet, by its cell. */
  const unsaved = useRef(new Map<string, DataTableEdit>())
  useEffect(() => {
    if (latest.current && data && data.jobId === null && data.version !== latest.current.version) {
      setChangedElsewhere(true)
    }
    latest.current = data
  }, [data])
  const acts = useMemo(() => {
    const keep = async (changes: Partial<Rehearsal>): Promise<void> => {
      if (!latest.current) return
      latest.current = { ...latest.current, ...changes }
      await put(calls.users.rehearsal, { params }, latest.current)
    }
    const read = async (): Promise<Rehearsal> => {
      const { data: now } = await request(calls.users.rehearsal, { params })
      await keep(now)
      return now
    }
    const send = async (edits: readonly DataTableEdit[]): Promise<readonly OtherCell[]> => {
      const { rows: known = [], version: held = 0 } = latest.current ?? {}
      const body = { rows: mended(edits, known) }
      const { data: reported } = await request(calls.users.mendRehearsal, { params, body }, { byPerson: true })
      const { version, counts } = reported
      if (version === seen.current + 1) seen.current = version
      if (version === held + 1) {
        const judged = new Map(reported.rows.map((row) => [row.row, row]))
        const rows = known.map((row) => judged.get(row.row) ?? row)
        // What was mended is another file than any that was uploaded.
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
          // It was committed elsewhere, and is mended no more.
          const { by } = (result as { current: EarlierUpload }).current
          const values = { count: edits.length, value: String(edits[0]?.value ?? ''), by }
          if (edits.length > 0) toast('upload.mendedTooLate', { tone: 'danger', values })
          retry()
        } else for (const edit of edits) unsaved.current.set(keyOf(edit), edit)
        throw error
      }
    }
    // One after another: each goes by what the one before has left.
    const mend = (edits: readonly DataTableEdit[]): Promise<readonly OtherCell[]> => {
      const sent = turn.current.then(() => store(edits))
      turn.current = sent.catch(() => undefined)
      return sent
    }
    return {
      mend,
      seeChanges: () => setChangedElsewhere(false),
      commit: async (confirmation: Confirmation) => {
        seen.current = latest.current?.version ?? 0
        await turn.current
        if (unsaved.current.size > 0) await mend([...unsaved.current.values()])
        const call = latest.current?.mode === 'edit' ? calls.users.bulkEdit : calls.users.bulkAdd
        const body = { mode: 'commit', id, version: seen.current, ...confirmation } as const
        try {
          const { data: begun } = await request(call, { params: { companyId }, body }, { byPerson: true })
          if (!('accepted' in begun)) return
          await keep({ jobId: begun.jobId })
          // Whoever commits what was done already is told by the report how that has ended.
          if (resultOf(await read()) === null) toast('upload.started', { values: { count: begun.accepted } })
          await refresh(calls.jobs.list)
        } catch (error) {
          const { code, result } = asRequestError(error)
          if (code === 'FILE_UPLOADED') await keep({ uploaded: (result as { current: EarlierUpload }).current })
          // Whoever has pressed the button sees first what another window has mended, and says again what is to be done.
          if (code === 'CONFLICT') {
            await keep((result as { current: Rehearsal }).current)
            setChangedElsewhere(true)
          }
          // Others may have changed meanwhile what it would overwrite.
          if (code === 'OVERRIDE_REQUIRED') await send([])
          throw error
        }
      },
    }
  }, [request, put, refresh, retry, params, companyId, id])
  return { ...report, ...acts, isChangedElsewhere }
}
