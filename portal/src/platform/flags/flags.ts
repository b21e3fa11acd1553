import type { FlagDecisions } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { useCall } from '../../data/use-call.ts'
import { useConfig } from '../config/config.tsx'
import { useGracePeriod } from '../feedback/use-grace-period.ts'

function isDecisions(answer: unknown): answer is FlagDecisions {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
}

/**
 * The user's flags, where a page requests them; null until they load. Late or failed responses are ignored: the
 * configuration's defaults hold, and no later response changes the page.
 */
export function useFlags(isAsked: boolean): FlagDecisions | null {
  const { experimentationDefaults } = useConfig()
  const call = isAsked ? calls.flags.list : null
  const { data, error, isLoading } = useCall(call, undefined, { background: true, once: true })
  const isLate = useGracePeriod(isLoading, LIMITS.flagsGracePeriod)
  if (error || isLate) return experimentationDefaults
  if (!data) return null
  return isDecisions(data) ? { ...experimentationDefaults, ...data } : experimentationDefaults
}
