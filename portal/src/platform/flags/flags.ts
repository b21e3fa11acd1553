import type { FlagDecisions } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { useCall } from '../../data/use-call.ts'
import { useConfig } from '../config/config.tsx'
import { useGracePeriod } from '../feedback/use-grace-period.ts'

function isDecisions(answer: unknown): answer is FlagDecisions {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
}

/**
 * Returns the user's flags on pages that request them; null until they load. If they fail or are late, the
 * configuration's defaults apply, and a later response does not change the page.
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
