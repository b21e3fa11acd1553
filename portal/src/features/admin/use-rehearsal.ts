import type { Commit, MendedRow, Rehearsal, SheetField } from '@tessera/contract'
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

/** What of a refusal stands there by now. */
function uploadedIn(error: unknown): Rehearsal['uploaded'] {
  const { code, result } = asRequestError(error)
  if (code !== 'FILE_UPLOADED') return null
  const { current } = result as { current?: Rehearsal['uploaded'] }
  return current ?? null
}

/** The report of a file: it is asked for once, and then follows what is mended. */
export function useRehearsal(id: string): RehearsalActs {
  const { id: companyId } = useUser().tenant
  const request = useRequest()
  const { put, refresh } = useAnswers()
  const params = useMemo(() => ({ companyId, id }), [companyId, id])
  const report = useCall(calls.users.rehearsal, { params }, { once: true })
  const { retry } = report
  const latest = useRef(report.data)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    latest.current = report.data
  }, [report.data])
  useEffect(() => {
    // Meanwhile another tab may have mended or committed it; what is being mended here is stored first.
    const follow = (): void => void turn.current.then(retry)
    window.addEventListener('focus', follow)
    return () => window.removeEventListener('focus', follow)
  }, [retry])
  const acts = useMemo(() => {
    const keep = async (changes: Partial<Rehearsal>): Promise<void> => {
      if (!latest.current) return
      latest.current = { ...latest.current, ...changes }
      await put(calls.users.rehearsal, { params }, latest.current)
    }
    const send = async (edits: readonly DataTableEdit[]): Promise<void> => {
      const body = { rows: mended(edits) }
      const { data } = await request(calls.users.mendRehearsal, { params, body }, { byPerson: true })
      const judged = new Map(data.rows.map((row) => [row.row, row]))
      const rows = latest.current?.rows.map((row) => judged.get(row.row) ?? row)
      // What was mended is another file than any that was uploaded.
      await keep({ counts: data.counts, ...(rows && { rows }), ...(edits.length > 0 && { uploaded: null }) })
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
        const call = latest.current?.mode === 'edit' ? calls.users.bulkEdit : calls.users.bulkAdd
        const body = { mode: 'commit', id, ...confirmation } as const
        try {
          const { data } = await request(call, { params: { companyId }, body }, { byPerson: true })
          if (!('accepted' in data)) return
          await keep({ jobId: data.jobId })
          const { data: begun } = await request(calls.users.rehearsal, { params })
          await keep(begun)
          // Whoever commits what was done already is told by the report how that has ended.
          if (resultOf(begun) === null) toast('upload.started', { values: { count: data.accepted } })
          await refresh(calls.jobs.list)
        } catch (error) {
          const uploaded = uploadedIn(error)
          if (uploaded) await keep({ uploaded })
          // Others may have changed meanwhile what it would overwrite.
          if (asRequestError(error).code === 'OVERRIDE_REQUIRED') await send([])
          throw error
        }
      },
    }
  }, [request, put, refresh, retry, params, companyId, id])
  return { ...report, ...acts }
}
