import type { Commit, EarlierUpload, MendedRow, Rehearsal, SheetField } from '@tessera/contract'
import { calls, SHEET_FIELDS } from '@tessera/contract'
import type { DataTableEdit } from '@tessera/ui/data-table'
import { useEffect, useMemo, useRef } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { asRequestError } from '../../data/request-error.ts'
import { useAnswers } from '../../data/use-answers.ts'
import type { CallState } from '../../data/use-call.ts'
import { useCall } from '../../data/use-call.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useUser } from '../../platform/session/session.tsx'
import { resultOf } from './upload-rows.ts'

/** What a commit says of the rows that put other values over somebody's. */
export type Confirmation = Pick<Commit, 'isOverrideConfirmed' | 'confirmedRows'>

/** A report, and what is done with it. */
export interface RehearsalActs extends CallState<Rehearsal> {
  /** Stores what is mended, and has every row checked again; rejects where that is not done. */
  mend: (edits: readonly DataTableEdit[]) => Promise<void>
  /** Starts what the report says; rejects where it is not started. */
  commit: (confirmation: Confirmation) => Promise<void>
}

function isField(id: string): id is SheetField {
  return SHEET_FIELDS.some((field) => field === id)
}

/** What is mended of each row. */
function mended(edits: readonly DataTableEdit[]): MendedRow[] {
  const rows = new Map<string, MendedRow>()
  for (const { rowId, columnId, value } of edits) {
    const { row, values } = rows.get(rowId) ?? { row: Number(rowId), values: {} }
    if (isField(columnId)) rows.set(rowId, { row, values: { ...values, [columnId]: String(value ?? '') } })
  }
  return [...rows.values()]
}

/** The report of a file: it is asked for once, follows what is mended, and what other windows have done to it meanwhile. */
export function useRehearsal(id: string): RehearsalActs {
  const { id: companyId } = useUser().tenant
  const request = useRequest()
  const { put, refresh } = useAnswers()
  const params = useMemo(() => ({ companyId, id }), [companyId, id])
  const report = useCall(calls.users.rehearsal, { params }, { onFocus: true })
  const { retry } = report
  const latest = useRef(report.data)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    latest.current = report.data
  }, [report.data])
  const acts = useMemo(() => {
    const keep = async (changes: Partial<Rehearsal>): Promise<void> => {
      if (!latest.current) return
      latest.current = { ...latest.current, ...changes }
      await put(calls.users.rehearsal, { params }, latest.current)
    }
    const read = async (): Promise<Rehearsal> => {
      const { data } = await request(calls.users.rehearsal, { params })
      await keep(data)
      return data
    }
    const send = async (edits: readonly DataTableEdit[]): Promise<void> => {
      const body = { rows: mended(edits) }
      const { data } = await request(calls.users.mendRehearsal, { params, body }, { byPerson: true })
      const { version, counts } = data
      if (version !== (latest.current?.version ?? 0) + 1) return void (await read())
      const judged = new Map(data.rows.map((row) => [row.row, row]))
      const rows = latest.current?.rows.map((row) => judged.get(row.row) ?? row)
      // What was mended is another file than any that was uploaded.
      await keep({ version, counts, ...(rows && { rows }), ...(edits.length > 0 && { uploaded: null }) })
    }
    return {
      // One after another: each goes by what the one before has left.
      mend: (edits: readonly DataTableEdit[]) => {
        const sent = turn.current.then(() => send(edits))
        turn.current = sent.catch((error: unknown) => {
          // It was committed elsewhere, and is mended no more.
          if (asRequestError(error).code === 'FILE_UPLOADED') retry()
        })
        return sent
      },
      commit: async (confirmation: Confirmation) => {
        await turn.current
        if (!latest.current) return
        const { mode, version } = latest.current
        const call = mode === 'edit' ? calls.users.bulkEdit : calls.users.bulkAdd
        const body = { mode: 'commit', id, version, ...confirmation } as const
        try {
          const { data } = await request(call, { params: { companyId }, body }, { byPerson: true })
          if (!('accepted' in data)) return
          await keep({ jobId: data.jobId })
          // Whoever commits what was done already is told by the report how that has ended.
          if (resultOf(await read()) === null) toast('upload.started', { values: { count: data.accepted } })
          await refresh(calls.jobs.list)
        } catch (error) {
          const { code, result } = asRequestError(error)
          if (code === 'FILE_UPLOADED') await keep({ uploaded: (result as { current: EarlierUpload }).current })
          // Another window has mended it: the person sees that first, and says again what is to be done.
          if (code === 'CONFLICT') await keep((result as { current: Rehearsal }).current)
          // Others may have changed meanwhile what it would overwrite.
          if (code === 'OVERRIDE_REQUIRED') await send([])
          throw error
        }
      },
    }
  }, [request, put, refresh, retry, params, companyId, id])
  return { ...report, ...acts }
}
