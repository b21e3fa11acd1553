import type { Answer, IncidentDetailInput } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { atItsFile } from '../../forms/file-problem.ts'
import { useFileSending } from '../../forms/use-file-sending.ts'
import { useSameWrite } from '../../platform/feedback/use-same-write.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'

const EFFECTS = { refreshes: [calls.incidents.list] } as const

/** An incident that was filed. */
export type Created = Answer<NonNullable<typeof calls.incidents.create.schemas>>

/** Sends an incident, with its file if there is one. */
export function useSendIncident(oscType: 'support' | 'access') {
  const { write } = useWrite(calls.incidents.create, EFFECTS)
  const sending = useFileSending()
  const { keyOf } = useSameWrite()

  const send = async (detail: IncidentDetailInput, file: File | undefined): Promise<Created> => {
    const content = JSON.stringify(detail)
    const idempotencyKey = keyOf(content, file)
    const query = { oscType }
    try {
      if (!file) return await write({ query, body: { incidentDetail: detail } }, { idempotencyKey })
      const body = { incidentDetail: content, file }
      return await sending.send((options) => write({ query, body }, { idempotencyKey, ...options }))
    } catch (error) {
      throw atItsFile(error, 'files')
    }
  }
  return { send, sending }
}
