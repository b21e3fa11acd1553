import { globalFontFace } from '@vanilla-extract/css'

const shared = { fontWeight: '100 900', fontStyle: 'normal', fontDisplay: 'swap' } as const

globalFontFace('Inter Variable', [
  {
    ...shared,
    src: "url('./fonts/inter-latin.woff2') format('woff2')",
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    ...shared,
    src: "url('./fonts/inter-latin-ext.woff2') format('woff2')",
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
])

const REGULAR = "local('Arial'), local('ArialMT'), local('Liberation Sans')"
const BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')"

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}

/**
 * Returns a system font face with Inter's height (0.96875 em above the baseline, 0.2412 below it) and, by `size`, its
 * width.
 */
function asInter(fontWeight: string, src: string, size: number) {
  return {
    fontWeight,
    src,
    ascentOverride: percent(0.96875 / size),
    descentOverride: percent(0.2412 / size),
    lineGapOverride: '0%',
    sizeAdjust: percent(size),
  }
}

// A fallback with the metrics of Inter, so that almost nothing shifts when the font loads. The sizes are the width
// ratios of running text in Inter and Arial, in English, Spanish and French. Inter is wider at heavier weights; Arial
// has two weights.
globalFontFace('Inter Fallback', [
  asInter('100 449', REGULAR, 1.068),
  asInter('450 549', REGULAR, 1.08),
  asInter('550 649', BOLD, 1.009),
  asInter('650 900', BOLD, 1.02),
])
