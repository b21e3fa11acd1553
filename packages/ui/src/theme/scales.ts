import { fit, type Oklch } from './oklch.ts'

/** Twelve even steps of one hue, from the page's surface to its text. */
export type Scale = readonly Oklch[]

export type Mode = 'light' | 'dark'

export type Tint = Readonly<Record<Mode, Oklch>>

export interface Hue {
  hue: number
  /** The maximum chroma of a step of this hue. */
  chroma: number
  /** The tint of the pale steps; 1 is normal. */
  tint?: number
  /** The surface of a tone, distinguishable from the page and from other tones, and still readable. */
  surface?: Tint
  /** The exact color, used wherever text on it is readable. */
  color?: Oklch
}

export const hues = {
  spark: {
    hue: 80,
    chroma: 0.16,
    tint: 1.7,
    surface: { light: { l: 0.966, c: 0.055, h: 97 }, dark: { l: 0.34, c: 0.06, h: 84 } },
  },
  info: {
    hue: 240,
    chroma: 0.13,
    surface: { light: { l: 0.92, c: 0.045, h: 240 }, dark: { l: 0.3, c: 0.058, h: 244 } },
  },
  success: {
    hue: 155,
    chroma: 0.13,
    tint: 1.3,
    surface: { light: { l: 0.94, c: 0.046, h: 155 }, dark: { l: 0.3, c: 0.048, h: 156 } },
  },
  warning: {
    hue: 62,
    chroma: 0.16,
    tint: 1.2,
    surface: { light: { l: 0.937, c: 0.06, h: 66 }, dark: { l: 0.318, c: 0.08, h: 48 } },
  },
  danger: {
    hue: 22,
    chroma: 0.19,
    surface: { light: { l: 0.92, c: 0.045, h: 14 }, dark: { l: 0.295, c: 0.075, h: 16 } },
  },
} satisfies Record<string, Hue>

const steps = {
  light: {
    l: [0.985, 0.957, 0.925, 0.868, 0.8, 0.72, 0.64, 0.56, 0.48, 0.435, 0.38, 0.27],
    c: [0.06, 0.13, 0.26, 0.4, 0.55, 0.7, 0.85, 1, 1, 0.98, 0.82, 0.55],
  },
  dark: {
    l: [0.21, 0.262, 0.31, 0.37, 0.44, 0.5, 0.55, 0.62, 0.7, 0.785, 0.86, 0.94],
    c: [0.1, 0.2, 0.32, 0.45, 0.55, 0.8, 1, 0.95, 0.8, 0.64, 0.45, 0.2],
  },
} as const

const neutral = {
  light: {
    l: [0.985, 0.965, 0.945, 0.915, 0.88, 0.82, 0.72, 0.6, 0.53, 0.455, 0.34, 0.22],
    c: [0.003, 0.005, 0.007, 0.008, 0.009, 0.011, 0.014, 0.018, 0.02, 0.022, 0.024, 0.026],
  },
  dark: {
    l: [0.165, 0.19, 0.232, 0.275, 0.325, 0.385, 0.47, 0.585, 0.66, 0.755, 0.86, 0.955],
    c: [0.016, 0.018, 0.02, 0.021, 0.021, 0.021, 0.02, 0.02, 0.018, 0.014, 0.011, 0.008],
  },
} as const

/** Returns the twelve steps of a hue, all within sRGB. */
export const makeScale = (mode: Mode, { hue, chroma, tint = 1 }: Hue): Scale =>
  steps[mode].l.map((l, index) => {
    // Dark surfaces stay near neutral, because a strong tint looks muddy there.
    const pale = mode === 'light' ? (index < 5 ? tint : 1) : index < 3 ? 0.8 : 1
    return fit({ l, c: chroma * (steps[mode].c[index] ?? 0) * pale, h: hue })
  })

/** Returns the twelve grays, slightly tinted with the brand's hue, but never more than the brand. */
export const makeNeutral = (mode: Mode, { hue, chroma }: Hue): Scale =>
  neutral[mode].l.map((l, index) => fit({ l, c: Math.min(neutral[mode].c[index] ?? 0, chroma), h: (hue + 358) % 360 }))
