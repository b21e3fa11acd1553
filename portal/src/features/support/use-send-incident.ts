import type { Answer, IncidentDetailInput } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import { onFileField } from '../../forms/file-problem.ts'
import { useFileSending } from '../../forms/use-file-sending.ts'
import { useConfig } from '../../platform/config/config.tsx'
import { useIdempotencyKeys } from '../../platform/feedback/use-idempotency-keys.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useSession } from '../../platform/session/session.tsx'

const EFFECTS = { refreshes: [calls.incidents.list] } as const

/** A filed incident. */
export type Created = Answer<NonNullable<typeof calls.incidents.create.schemas>>

/** Sends an incident with its optional file. */
export function useSendIncident(oscType: 'support' | 'access') {
  const { write } = useWrite(calls.incidents.create, EFFECTS)
  const sending = useFileSending()
  const { attachmentMaxBytes: maxBytes } = useConfig()
  const { keyOf } = useIdempotencyKeys()
  const { user } = useSession()

  const send = async (detail: IncidentDetailInput, file: File | undefined): Promise<Created> => {
    const content = JSON.stringify(detail)
    // If the session has ended, the user logs in again instead of filing it anonymously.
    const options = { idempotencyKey: keyOf(content, file), ...(user && { headers: { [HEADERS.signedIn]: '1' } }) }
    const query = { oscType }
    try {
      if (!file) return await write({ query, body: { incidentDetail: detail } }, options)
      const body = { incidentDetail: content, file }
      return await sending.send((ofFile) => write({ query, body }, { ...options, ...ofFile }))
    } catch (error) {
      throw onFileField(error, { field: 'files', file, maxBytes })
    }
  }
  return { send, sending }
}
