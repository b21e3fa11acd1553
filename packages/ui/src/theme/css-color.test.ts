import { describe, expect, it } from 'vitest'
import { parseColor } from './css-color.ts'
import { toHex } from './oklch.ts'

describe('a CSS color', () => {
  it.each([
    ['#0a6', '#00aa66'],
    ['#E4002B', '#e4002b'],
    ['#e4002bff', '#e4002b'],
    ['Gold', '#ffd700'],
    ['white', '#ffffff'],
    ['yellow', '#ffff00'],
    ['rebeccapurple', '#663399'],
    ['rgb(228, 0, 43)', '#e4002b'],
    ['rgb(89% 0% 17% / 100%)', '#e3002b'],
    ['rgba(228 0 43 / 1)', '#e4002b'],
    ['hsl(120, 100%, 20%)', '#006600'],
    ['hsl(-0.66667turn 100 20)', '#006600'],
    ['hwb(192 0% 0%)', '#00ccff'],
    ['hwb(0 40% 80%)', '#555555'],
    ['oklch(62.7955% 0.257683 29.2339deg)', '#ff0000'],
    ['oklab(0.627955 0.224863 0.125846)', '#ff0000'],
    ['lab(54.29 80.8 69.89)', '#ff0000'],
    ['lch(29.57 131.2 301.37)', '#0000ff'],
    ['color(srgb 1 0.4 none)', '#ff6600'],
    ['color(srgb-linear 0.5 0 0)', '#bc0000'],
    ['color(display-p3 0.4 0.4 0.4)', '#666666'],
  ])('is parsed from %s', (css, hex) => {
    expect(toHex(parseColor(css))).toBe(hex)
  })

  it.each(['', 'reddish', '#12345', '#0a6g', 'rgb(1, 2)', 'rgb(1 2 3 4 5)', 'oklch(0.5 0.1 12px)', 'hsl(red 1 1)'])(
    'is rejected if invalid: %s',
    (css) => expect(() => parseColor(css)).toThrow(/is not a valid color/),
  )

  it.each(['currentColor', 'var(--brand)', 'color-mix(in srgb, red, blue)', 'CanvasText'])(
    'is rejected if it depends on the page: %s',
    (css) => expect(() => parseColor(css)).toThrow(/is not a valid color/),
  )

  it.each(['#0a68', 'rgb(0 0 0 / 0.5)', 'rgba(0, 0, 0, 0)'])('is rejected if it is transparent: %s', (css) => {
    expect(() => parseColor(css)).toThrow(/opaque/)
  })
})
