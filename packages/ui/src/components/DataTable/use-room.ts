import { useMedia } from '../../internal/use-media.ts'

/** How many columns a window of this width has room for: two on a phone, three on a tablet. */
export function useRoom(showsAll: boolean) {
  const isSmall = useMedia('screen and (max-width: 767.98px)')
  const isMedium = useMedia('screen and (max-width: 1023.98px)')
  if (showsAll) return Number.POSITIVE_INFINITY
  return isSmall ? 2 : isMedium ? 3 : Number.POSITIVE_INFINITY
}
