import type { Banner } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { useEffect, useState } from 'react'
import { localTimeOf } from '../data/server-time.ts'
import { useCall } from '../data/use-call.ts'

/** The longest delay of a timer; no page stays open longer. */
const LONGEST = 2 ** 31 - 1

const endOf = ({ endsAt }: Banner): number => (endsAt === null ? Infinity : localTimeOf(endsAt))

/** Returns the banners that have not ended while the page was open. */
function useInForce(banners: readonly Banner[]): readonly Banner[] {
  const [now, setNow] = useState(Date.now)
  const inForce = banners.filter((banner) => endOf(banner) > now)
  const next = Math.min(...inForce.map(endOf))
  useEffect(() => {
    if (next === Infinity) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), LONGEST))
    return () => clearTimeout(timer)
  }, [next])
  return inForce
}

/** Returns the banners above pages: refreshed while the portal is open, and removed at their end. */
export function useBanners(): { banners: readonly Banner[]; isLoading: boolean } {
  const options = { background: true, every: LIMITS.bannersEvery }
  const { data, isLoading } = useCall(calls.banners.list, undefined, options)
  // The page works without banners if the response is invalid.
  return { banners: useInForce(Array.isArray(data) ? data : []), isLoading }
}
