import { below } from '../theme/media.ts'
import { useMediaQuery } from './use-media-query.ts'

/** The width of the window, by the theme's breakpoints: a phone's, a tablet's or a desk's. */
export type Breakpoint = 'small' | 'medium' | 'large'

/** Tells the window's breakpoint, also after the window changes; 'large' on a server. */
export function useBreakpoint(): Breakpoint {
  const isSmall = useMediaQuery(below.medium)
  const isMedium = useMediaQuery(below.large)
  return isSmall ? 'small' : isMedium ? 'medium' : 'large'
}
