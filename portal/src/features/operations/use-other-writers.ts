import type { StaffIncident } from '@tessera/contract'
import { calls, INCIDENT_LIMITS } from '@tessera/contract'
import { useEffect, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'

/** Reports that the user is writing on an incident while they do; returns the names of other staff who are writing. */
export function useOtherWriters({ incidentId, otherWriters }: StaffIncident, isWriting: boolean): readonly string[] {
  const request = useRequest()
  const [reported, setReported] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!isWriting) return undefined
    let isOpen = true
    // A lost report is not an error, because the next one follows.
    const report = async (): Promise<void> => {
      const params = { incidentId }
      const answer = await request(calls.incidents.markWriting, { params, body: { isWriting: isOpen } }).catch(
        () => null,
      )
      if (answer && isOpen) setReported(answer.data.otherWriters)
    }
    void report()
    const timer = setInterval(() => void report(), INCIDENT_LIMITS.writingEvery)
    return () => {
      isOpen = false
      clearInterval(timer)
      setReported(null)
      void report()
    }
  }, [request, incidentId, isWriting])
  return reported ?? otherWriters
}
