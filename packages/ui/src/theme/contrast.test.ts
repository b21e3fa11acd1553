import { describe, expect, it } from 'vitest'
import { createBrand } from './brand.ts'
import { parseColor } from './css-color.ts'
import { contrast, distance, fromCss, toHex } from './oklch.ts'
import { type Pair, pairsOf } from './pairs.ts'
import type { Hue } from './scales.ts'
import { type AnyThemeName, makeTheme, themeNames } from './themes.ts'

const minimum = { text: 4.5, mark: 3, band: 1.4 }
const high = { text: 7, mark: 3, band: 3 }

const needed = (theme: AnyThemeName, kind: Pair['kind']) => (theme.startsWith('high-contrast') ? high : minimum)[kind]

const failures = (theme: AnyThemeName, hue?: Hue) =>
  pairsOf(makeTheme(theme, hue))
    .map((pair) => ({ ...pair, ratio: contrast(fromCss(pair.front), fromCss(pair.ground)) }))
    .filter(({ kind, ratio }) => ratio < needed(theme, kind))
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)

const bytes = ['00', '33', '66', '99', 'cc', 'ff']
/** The 216 colors of six steps of red, green and blue. */
const everyColor = bytes.flatMap((r) => bytes.flatMap((g) => bytes.map((b) => `#${r}${g}${b}`)))

describe.each(themeNames)('the %s theme', (theme) => {
  it('has enough contrast for every text, icon, border and focus ring', () => {
    expect(failures(theme)).toEqual([])
  })

  it('keeps contrast for a brand with any hue', () => {
    const hues = Array.from({ length: 24 }, (_, index) => index * 15)
    const found = hues.flatMap((hue) =>
      failures(theme, { hue, chroma: 0.19 }).map((failure) => `hue ${hue}: ${failure}`),
    )
    expect(found).toEqual([])
  })

  it('distinguishes a hovered row from every other row', () => {
    const { surfaceHover, surfaceRaised, surfaceSunken } = makeTheme(theme)
    for (const ground of theme.startsWith('high-contrast') ? [surfaceRaised, surfaceSunken] : [surfaceRaised]) {
      expect(distance(fromCss(surfaceHover), fromCss(ground))).toBeGreaterThan(0.02)
    }
  })

  it('has neutral grays for a brand without a hue', () => {
    for (const css of ['#000', '#808080', '#fff']) {
      const color = parseColor(css)
      const { surface, surfaceHover, border, text } = makeTheme(theme, { hue: color.h, chroma: color.c, color })
      for (const grey of [surface, surfaceHover, border, text]) expect(fromCss(grey).c, css).toBeLessThan(0.001)
    }
  })

  it('keeps contrast for a brand with any color', () => {
    const found = everyColor.flatMap((css) => {
      const color = parseColor(css)
      return failures(theme, { hue: color.h, chroma: color.c, color }).map((failure) => `${css}: ${failure}`)
    })
    expect(found).toEqual([])
  })
})

const messageTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/** Returns pairs of tones whose colors of one role look alike in OKLab; `beside` is one more color to compare. */
function similarTones(theme: AnyThemeName, role: 'surface' | 'border' | 'icon', beside: Record<string, string> = {}) {
  const tokens = makeTheme(theme)
  const colors = Object.entries({
    ...Object.fromEntries(messageTones.map((tone) => [tone, tokens[tone][role]])),
    ...beside,
  })
  return colors.flatMap(([name, css], index) =>
    colors
      .slice(index + 1)
      .filter(([, other]) => distance(fromCss(css), fromCss(other)) < 0.04)
      .map(([other]) => `${name} and ${other}`),
  )
}

describe('tones', () => {
  it.each(['light', 'dark'] as const)('have surfaces in %s that differ from each other and from the page', (theme) => {
    const { surface, surfaceRaised, spark } = makeTheme(theme)
    expect(similarTones(theme, 'surface', { spark: spark.surface, page: surface })).toEqual([])
    expect(similarTones(theme, 'surface', { spark: spark.surface, card: surfaceRaised })).toEqual([])
  })

  it.each(['high-contrast', 'high-contrast-dark'] as const)(
    'have borders and marks in %s that differ from each other',
    (theme) => {
      expect(similarTones(theme, 'border')).toEqual([])
      expect(similarTones(theme, 'icon')).toEqual([])
    },
  )
})

describe('OKLCH', () => {
  it('converts to known hex colors, and has the known contrast of white to black', () => {
    expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff')
    expect(toHex({ l: 0.627955, c: 0.257683, h: 29.2339 })).toBe('#ff0000')
    expect(contrast({ l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 1)
  })
})

const brandSurface = (css: string) => toHex(fromCss(/--tessera-surfaceBrand:(oklch\([^)]+\))/.exec(css)?.[1] ?? ''))

describe('createBrand', () => {
  it('creates one rule for each theme and system setting, with selectors for the page and for a part of it', () => {
    const { css } = createBrand({ name: 'campo', hue: 145 })
    expect(css.match(/:root[^ ,{]*\[data-brand=campo\],/g)).toHaveLength(7)
    expect(css.match(/ \[data-brand=campo\]\{/g)).toHaveLength(7)
    expect(css).toContain('--tessera-surfaceBrand:oklch(')
  })

  it.each(['#e4002b', '#ffd700', '#000', '#fff', 'rebeccapurple', 'hsl(210 80% 40%)'])(
    'uses %s exactly in light and dark',
    (color) => {
      const brand = createBrand({ name: 'campo', color })
      expect(brand.exactIn).toEqual(expect.arrayContaining(['light', 'dark']))
      expect(brandSurface(brand.css)).toBe(toHex(parseColor(color)))
    },
  )

  it('uses the nearest color and lists no exact theme if text on the exact color would be unreadable', () => {
    // Too dark for dark text at 4.5:1, too light for white text.
    const brand = createBrand({ name: 'campo', color: '#777777' })
    expect(brand.exactIn).toEqual([])
    expect(brandSurface(brand.css)).not.toBe('#777777')
    expect(createBrand({ name: 'campo', color: '#e4002b' }).exactIn).not.toContain('high-contrast')
  })

  it('rejects a name that would break the stylesheet', () => {
    expect(() => createBrand({ name: 'a]{}', hue: 1 })).toThrow(/brand's name/)
  })

  it.each([
    [{ hue: 361 }, /hue must be 0 to 360, not 361/],
    [{ hue: Number.NaN }, /hue must be 0 to 360, not NaN/],
    [{ hue: 20, chroma: 0.4 }, /chroma must be 0 to 0.3, not 0.4/],
    [{ hue: 20, chroma: -0.1 }, /chroma must be 0 to 0.3, not -0.1/],
  ])('rejects %o', (options, reason) => {
    expect(() => createBrand({ name: 'campo', ...options })).toThrow(reason)
  })
})
