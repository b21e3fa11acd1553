import { fromLinear, type Oklch } from './oklch.ts'
import { namedColors } from './named-colors.ts'

type Triple = readonly [number, number, number]

const decode = (channel: number) =>
  Math.abs(channel) <= 0.04045 ? channel / 12.92 : Math.sign(channel) * ((Math.abs(channel) + 0.055) / 1.055) ** 2.4

const multiply = (rows: readonly Triple[], [a, b, c]: Triple) =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple

const rgb = (channels: Triple) => fromLinear(channels.map(decode) as unknown as Triple)

function hsl([hue, saturation, lightness]: Triple) {
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return rgb([channel(0), channel(8), channel(4)])
}

function hwb([hue, white, black]: Triple) {
  const grey = white + black >= 1 ? white / (white + black) : undefined
  if (grey !== undefined) return rgb([grey, grey, grey])
  const channel = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return (0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * (1 - white - black) + white
  }
  return rgb([channel(0), channel(8), channel(4)])
}

const polar = ([l, a, b]: Triple): Triple => [l, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360]
const flat = ([l, c, h]: Triple): Triple => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
const oklch = ([l, c, h]: Triple): Oklch => ({ l, c, h: ((h % 360) + 360) % 360 })

const cube = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27))

/** From CIE Lab with D50 white, with the matrices of CSS Color 4. */
function lab([l, a, b]: Triple) {
  const y = (l + 16) / 116
  const d50: Triple = [
    (0.3457 / 0.3585) * cube(y + a / 500),
    l > 8 ? y ** 3 : l / (24389 / 27),
    ((1 - 0.3457 - 0.3585) / 0.3585) * cube(y - b / 200),
  ]
  return fromLinear(
    multiply(
      [
        [3.1341359569958707, -1.6173863321612538, -0.4906619460083532],
        [-0.978795502912089, 1.916254567259524, 0.03344273116131949],
        [0.07195537988411677, -0.2289768264158322, 1.405386058324125],
      ],
      d50,
    ),
  )
}

const displayP3 = (channels: Triple) =>
  fromLinear(
    multiply(
      [
        [1.2249401762805598, -0.22494017628055996, 0],
        [-0.04205695470968816, 1.0420569547096881, 0],
        [-0.019637554590334432, -0.07863604555063188, 1.0982736001409663],
      ],
      channels.map(decode) as unknown as Triple,
    ),
  )

interface Space {
  /** The value of 100 % for each component; 'hue' has none. */
  whole: readonly (number | 'hue')[]
  read: (numbers: Triple) => Oklch
}

const spaces: Readonly<Record<string, Space>> = {
  rgb: { whole: [255, 255, 255], read: ([r, g, b]) => rgb([r / 255, g / 255, b / 255]) },
  hsl: { whole: ['hue', 100, 100], read: ([h, s, l]) => hsl([h, s / 100, l / 100]) },
  hwb: { whole: ['hue', 100, 100], read: ([h, w, b]) => hwb([h, w / 100, b / 100]) },
  oklch: { whole: [1, 0.4, 'hue'], read: oklch },
  oklab: { whole: [1, 0.4, 0.4], read: (numbers) => oklch(polar(numbers)) },
  lch: { whole: [100, 150, 'hue'], read: (numbers) => lab(flat(numbers)) },
  lab: { whole: [100, 125, 125], read: lab },
  srgb: { whole: [1, 1, 1], read: rgb },
  'srgb-linear': { whole: [1, 1, 1], read: fromLinear },
  'display-p3': { whole: [1, 1, 1], read: displayP3 },
}

const turns: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

/** Parses one number of a color; returns NaN if it is invalid. */
function number(text: string | undefined, whole: number | 'hue' | undefined) {
  const [, value, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/.exec(text ?? '') ?? []
  if (text === 'none') return 0
  if (value === undefined || whole === undefined) return Number.NaN
  if (whole === 'hue') return Number(value) * (turns[unit] ?? Number.NaN)
  if (unit === '%') return (Number(value) / 100) * whole
  return unit === '' ? Number(value) : Number.NaN
}

function fromDigits(digits: string) {
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  const bytes = [0, 2, 4, 6].map((at) => Number.parseInt(long.slice(at, at + 2) || 'ff', 16) / 255)
  return { color: rgb(bytes.slice(0, 3) as unknown as Triple), alpha: bytes[3] ?? 1 }
}

function fromFunction(text: string) {
  const [, functionName = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? []
  const [before = '', after] = inside.split('/')
  const words = before.trim().split(/[\s,]+/)
  const space = spaces[functionName === 'color' ? (words.shift() ?? '') : functionName.replace(/^(rgb|hsl)a$/, '$1')]
  const isPredefined = ['srgb', 'srgb-linear', 'display-p3'].includes(functionName)
  if (!space || isPredefined) return undefined
  const numbers = [0, 1, 2].map((at) => number(words[at], space.whole[at])) as unknown as Triple
  const alpha = number((after ?? words[3] ?? '1').trim(), 1)
  return [...numbers, alpha].some(Number.isNaN) || words.length > 4 ? undefined : { color: space.read(numbers), alpha }
}

/** Parses any opaque CSS color; throws if it is invalid, depends on the page or is transparent. */
export function parseColor(css: string): Oklch {
  const text = css.trim().toLowerCase()
  const digits = namedColors.get(text) ?? /^#((?:[\da-f]{3,4}){1,2})$/.exec(text)?.[1]
  const found = digits ? fromDigits(digits) : fromFunction(text)
  if (!found) {
    throw new TypeError(
      `"${css}" is not a valid color. Use a CSS color that does not depend on the page, such as "#0a6", "rebeccapurple" or "oklch(0.6 0.2 145)".`,
    )
  }
  if (found.alpha !== 1) throw new RangeError(`A brand's color must be opaque, but "${css}" is not.`)
  return found.color
}
