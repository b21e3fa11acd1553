import { globalStyle } from '@vanilla-extract/css'
import { color, size } from './contract.css.ts'

// The base of every component: surface, text, type and color scheme. Its rules are outside of layers and more specific
// than `:root` and `body`, because common style sheets set these for their own theme. Override the tokens to change
// them.
globalStyle(':root:root', { colorScheme: 'light', background: color.surface })
globalStyle(':root:root[data-theme=dark]', { colorScheme: 'dark' })
globalStyle(':root:root:is(:not([data-theme]), [data-theme=high-contrast])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark' } },
})
globalStyle(':root:root:root', { '@media': { print: { colorScheme: 'light' } } })
globalStyle(':root body', {
  background: color.surface,
  color: color.text,
  fontFamily: size.fontFamily,
  fontSize: size.fontSize[14],
  fontStyle: 'normal',
  fontWeight: 400,
  lineHeight: size.lineHeight[14],
  letterSpacing: 'normal',
  textAlign: 'start',
})
