import { useMedia } from '../../internal/use-media.ts'

/** How many columns a window has room for, two on a phone and three on a tablet, and whether it is a phone's. */
export function useRoom(showsAll: boolean) {
  const isSmall = useMedia('screen and (max-width: 767.98px)')
  const isMedium = useMedia('screen and (max-width: 1023.98px)')
  const columns = showsAll ? Number.POSITIVE_INFINITY : isSmall ? 2 : isMedium ? 3 : Number.POSITIVE_INFINITY
  return { columns, isSmall }
}
