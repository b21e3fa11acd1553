/** Window widths, in CSS pixels, at which the layout changes. */
export const breakpoints = { medium: 768, large: 1024, wide: 1600 } as const

const upFrom = (width: number) => `screen and (min-width: ${width}px)`
const upTo = (width: number) => `screen and (max-width: ${width - 0.02}px)`

/** Media query: a window of this breakpoint or wider. */
export const from = {
  medium: upFrom(breakpoints.medium),
  large: upFrom(breakpoints.large),
  wide: upFrom(breakpoints.wide),
} as const

/** Media query: a window narrower than this breakpoint. */
export const below = { medium: upTo(breakpoints.medium), large: upTo(breakpoints.large) } as const

/**
 * Media query: a window with little height, such as a phone in landscape (480 px) or a window at 400 % zoom (360 px).
 */
export const low = { medium: '(max-height: 480px)', small: '(max-height: 360px)' } as const

/** Container query: space for a column of 256 px beside prose. */
export const roomForAside = '(min-width: 880px)'
