import { describe, expect, it } from 'vitest'
import { createBrand } from './brand.ts'
import { contrast, fromCss, toHex } from './oklch.ts'
import { type Pair, pairsOf } from './pairs.ts'
import { type AnyThemeName, makeTheme, themeNames } from './themes.ts'

const usual = { text: 4.5, mark: 3, band: 1.4 }
const high = { text: 7, mark: 3, band: 3 }

const needed = (theme: AnyThemeName, kind: Pair['kind']) => (theme.startsWith('high-contrast') ? high : usual)[kind]

const failures = (theme: AnyThemeName, hue?: number) =>
  pairsOf(makeTheme(theme, hue === undefined ? undefined : { hue, chroma: 0.19 }))
    .map((pair) => ({ ...pair, ratio: contrast(fromCss(pair.front), fromCss(pair.ground)) }))
    .filter(({ kind, ratio }) => ratio < needed(theme, kind))
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`)

describe.each(themeNames)('the %s theme', (theme) => {
  it('lets every text, icon, edge and focus ring be told from its ground', () => {
    expect(failures(theme)).toEqual([])
  })

  it.each(Array.from({ length: 24 }, (_, index) => index * 15))('keeps contrast for a brand of hue %i', (hue) => {
    expect(failures(theme, hue)).toEqual([])
  })
})

describe('OKLCH', () => {
  it('agrees with known colours', () => {
    expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff')
    expect(toHex({ l: 0.627955, c: 0.257683, h: 29.2339 })).toBe('#ff0000')
    expect(contrast({ l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 1)
  })
})

describe('createBrand', () => {
  it('writes one rule for each theme and each wish of the system', () => {
    const { css } = createBrand({ name: 'campo', hue: 145 })
    expect(css.match(/:root\[data-brand=campo\]/g)).toHaveLength(6)
    expect(css).toContain('--tessera-surfaceBrand:oklch(')
  })

  it('refuses a name that would break the stylesheet', () => {
    expect(() => createBrand({ name: 'a]{}', hue: 1 })).toThrow(/brand's name/)
  })
})
