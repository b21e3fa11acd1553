/** A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Formats a color as CSS `oklch()`. */
export const toCss = ({ l, c, h }: Oklch, alpha = 1) =>
  `oklch(${round(l, 4)} ${round(c, 4)} ${round(h, 2)}${alpha < 1 ? ` / ${alpha}` : ''})`

/** Parses the CSS `oklch(l c h)` of `toCss`; throws on anything else. */
export function fromCss(css: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/.exec(css)
  if (!match) throw new Error(`Not an oklch() color: ${css}`)
  return { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]) }
}

/** Converts to linear sRGB; a channel outside 0 to 1 is outside the gamut. https://bottosson.github.io/posts/oklab/ */
export function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Converts from linear sRGB, whose channels can be outside 0 to 1. */
export function fromLinear([red, green, blue]: readonly [number, number, number]): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

const inGamut = (color: Oklch) => toLinearRgb(color).every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** Lowers the chroma until the color fits sRGB, so that the screen shows the computed color. */
export function fit(color: Oklch): Oklch {
  let low = 0
  let high = color.c
  if (inGamut(color)) return color
  for (let step = 0; step < 16; step += 1) {
    const c = (low + high) / 2
    if (inGamut({ ...color, c })) low = c
    else high = c
  }
  return { ...color, c: low }
}

const encode = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Formats a color as #rrggbb. */
export const toHex = (color: Oklch) =>
  `#${toLinearRgb(color)
    .map((channel) => Math.round(Math.min(1, Math.max(0, encode(Math.max(0, channel)))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

function luminance(color: Oklch) {
  const [red, green, blue] = toLinearRgb(color).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two colors, 1 to 21, as in WCAG 2.2. */
export function contrast(one: Oklch, other: Oklch) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const toLab = ({ l, c, h }: Oklch) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const

/** Returns the distance of two colors in OKLab (ΔE-OK); side by side, the eye notices about 0.02. */
export function distance(one: Oklch, other: Oklch) {
  const [first, second] = [toLab(one), toLab(other)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}
