import { describe, expect, it } from 'vitest'
import { extractCriticalCss } from './critical-css.ts'

const HTML = '<div class="card wide" data-open=""><a href="/" class="link">A</a></div>'

describe('critical CSS of a page', () => {
  it.each([
    ['.card{margin:0}', '.card{margin:0}'],
    ['.table{margin:0}', ''],
    ['.card,.table{margin:0}', '.card{margin:0}'],
    ['.card .table{margin:0}', ''],
    ['.card:not(.table){margin:0}', '.card:not(.table){margin:0}'],
    ['[data-open]{margin:0}[data-hovered]{margin:1px}', '[data-open]{margin:0}'],
    ['[data-theme=dark] a{margin:0}', '[data-theme=dark] a{margin:0}'],
    ['@media (width>=1px){.table{margin:0}}', ''],
    ['@media (width>=1px){.card{margin:0}.table{margin:0}}', '@media (width>=1px){.card{margin:0}}'],
    ['@layer a;@layer a{*{margin:0}}', '@layer a;@layer a{*{margin:0}}'],
    ['@font-face{font-family:A;src:url(a;b.woff2)}', '@font-face{font-family:A;src:url(a;b.woff2)}'],
    ['.card:after{content:"}{"}.table{margin:0}', '.card:after{content:"}{"}'],
  ])('SRV-08 of the stylesheet %s, the page needs: %s', (css, needed) => {
    expect(extractCriticalCss(css, HTML)).toBe(needed)
  })

  it('SRV-08 omits unused custom properties, including those that only other unused ones refer to', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.card{margin:var(--a)}.table{margin:var(--c)}'
    expect(extractCriticalCss(css, HTML)).toBe(':root{--a:var(--b);--b:1px;}.card{margin:var(--a)}')
  })
})
