import type { StaffChange } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { useCallback } from 'react'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'

const CHANGED = [calls.incidents.readAsStaff, calls.incidents.queue] as const
const EFFECTS = { refreshes: CHANGED } as const

/** Changes an incident as a staff member; a refused change reloads it, because a colleague can have been faster. */
export function useIncidentWork(incidentId: string) {
  const { refresh } = useCachedResponses()
  const { write, isPending } = useWrite(calls.incidents.update, EFFECTS)
  const change = useCallback(
    async (body: StaffChange): Promise<void> => {
      try {
        await write({ params: { incidentId }, body })
      } catch (error) {
        await refresh(...CHANGED)
        throw error
      }
    },
    [write, refresh, incidentId],
  )
  return { change, isPending }
}
