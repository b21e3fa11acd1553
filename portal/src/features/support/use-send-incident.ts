import type { Answer, IncidentDetailInput } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useRef, useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'

const EFFECTS = { refreshes: [calls.incidents.list] } as const
const FILE_PROBLEMS = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' } as const

/** An incident that was filed. */
export type Created = Answer<NonNullable<typeof calls.incidents.create.schemas>>

interface Attempt {
  content: string
  file: File | undefined
  key: string
}

/** Tells a refused file at its field. */
function atItsFile(error: unknown): unknown {
  if (!(error instanceof RequestError) || (error.status !== 413 && error.status !== 415)) return error
  const code = FILE_PROBLEMS[error.status]
  const fieldErrors = [{ field: 'files', code, message: error.message }]
  return new RequestError({ status: error.status, result: { code, error: error.message, fieldErrors } })
}

/** Sends an incident with its file, and tells how much of the file was sent, from 0 to 1; null while none is sent. */
export function useSendIncident(oscType: 'support' | 'access') {
  const { write } = useWrite(calls.incidents.create, EFFECTS)
  const [progress, setProgress] = useState<number | null>(null)
  const last = useRef<Attempt | null>(null)

  const send = async (detail: IncidentDetailInput, file: File | undefined): Promise<Created> => {
    const content = JSON.stringify(detail)
    const isSame = last.current?.content === content && last.current.file === file
    // The same incident sent again is the same one, if the answer to the first attempt was lost.
    const attempt = isSame && last.current ? last.current : { content, file, key: crypto.randomUUID() }
    last.current = attempt
    const query = { oscType }
    try {
      if (!file) return await write({ query, body: { incidentDetail: detail } }, { idempotencyKey: attempt.key })
      const body = { incidentDetail: content, file }
      return await write({ query, body }, { idempotencyKey: attempt.key, onUploadProgress: setProgress })
    } catch (error) {
      throw atItsFile(error)
    } finally {
      setProgress(null)
    }
  }
  return { send, progress }
}
