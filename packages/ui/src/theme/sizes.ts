const spaces = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const

/** A step of the space scale; one step is 4 px. */
export type Space = (typeof spaces)[number]

/** Font sizes in px at the browser's default, with line heights on the 4 px grid. */
export const typeScale = { 12: 16, 13: 20, 14: 20, 16: 24, 18: 28, 20: 28, 24: 32, 30: 36, 38: 44 } as const

type FontSize = keyof typeof typeScale

const rem = (pixels: number) => `${pixels / 16}rem`

const mapSizes = (value: (fontSize: FontSize) => number) =>
  Object.fromEntries(Object.keys(typeScale).map((key) => [key, rem(value(Number(key) as FontSize))])) as Record<
    FontSize,
    string
  >

/** The sizes that all themes share, as CSS values. */
export const sizeTokens = {
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontSize: mapSizes((fontSize) => fontSize),
  lineHeight: mapSizes((fontSize) => typeScale[fontSize]),
  space: Object.fromEntries(spaces.map((step) => [step, `${step * 4}px`])) as Record<Space, string>,
  radius: { stone: '2.5px', control: '6px', card: '10px', dialog: '14px', pill: '999px' },
  control: { small: '32px', medium: '36px', large: '44px' },
  row: '48px',
  header: '56px',
  gutter: '16px',
  page: { narrow: '480px', form: '680px', reading: '720px', default: '1280px', wide: '1440px' },
  /** Z-index layers, from a table's cell to the skip link. */
  layer: {
    raised: '1',
    control: '2',
    head: '3',
    bar: '4',
    header: '10',
    context: '11',
    float: '20',
    panel: '40',
    drawer: '50',
    dialog: '60',
    toast: '70',
    skipLink: '100',
  },
  duration: { feedback: '120ms', entrance: '200ms' },
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
}
