import { globalStyle } from '@vanilla-extract/css'
import { color } from './contract.css.ts'
import { resetLayer } from './layers.css.ts'

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
})
reset('body', {
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
// An empty string, because `none` removes the list role in Safari.
reset('ul, ol', { listStyleType: "''", padding: 0 })
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { border: 0, background: 'none', padding: 0 })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('img, svg', { display: 'block', maxInlineSize: '100%' })
reset('svg', { flexShrink: 0 })
reset('[hidden]', { display: 'none' })
// Focus from code goes to headings, which are not controls.
reset('[tabindex="-1"]:focus', { outline: 'none' })
reset(':focus-visible', { outline: `2px solid ${color.borderFocus}`, outlineOffset: '2px' })
reset('[tabindex="-1"]:focus-visible', { outline: 'none' })
