import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { from } from './media.ts'
import { color, size } from './contract.css.ts'
import { edges } from './edges.ts'
import { themeLayer } from './layers.css.ts'
import { sizeTokens } from './sizes.ts'
import { type AnyThemeName, makeTheme } from './themes.ts'

const layered = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [themeLayer]: rule } })
createGlobalTheme(':root', size, { '@layer': themeLayer, ...sizeTokens })

const stateEdges = { [edges.marked]: '2px', [edges.off]: 'dashed', [edges.offInk]: color.border }
const themed = (name: AnyThemeName) => ({
  vars: { ...assignVars(color, makeTheme(name)), ...(name.startsWith('high-contrast') && stateEdges) },
})

// A theme applies to the page, or to a part that previews another theme. With forced colors all themes look the same.
// Print is white in every theme.
const unforced = (name: AnyThemeName) => layered({ '@media': { 'screen and (forced-colors: none)': themed(name) } })
globalStyle(':root, [data-theme=light]', layered(themed('light')))
globalStyle('[data-theme=dark]', unforced('dark'))
globalStyle('[data-theme=high-contrast]', unforced('high-contrast'))
globalStyle(
  '[data-theme=high-contrast]',
  layered({
    '@media': { 'screen and (forced-colors: none) and (prefers-color-scheme: dark)': themed('high-contrast-dark') },
  }),
)

// Without a choice the system decides, by CSS only, so that nothing flashes.
globalStyle(
  ':root:not([data-theme])',
  layered({
    '@media': {
      'screen and (prefers-color-scheme: dark)': themed('dark'),
      'screen and (prefers-contrast: more)': themed('high-contrast'),
      'screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': themed('high-contrast-dark'),
    },
  }),
)

const forced = {
  [color.stone.three]: 'CanvasText',
  [color.stone.two]: 'GrayText',
  [color.stone.one]: 'GrayText',
  [color.stone.spark]: 'Highlight',
  [color.stone.off]: 'GrayText',
  [color.borderFocus]: 'Highlight',
  [color.border]: 'CanvasText',
  [color.borderStrong]: 'CanvasText',
}

// The browser forces text and borders, but not custom marks. `!important` overrides themes, brands and the application.
globalStyle(
  ':root, [data-theme], [data-brand]',
  layered({
    '@media': {
      '(forced-colors: active)': {
        vars: Object.fromEntries(Object.entries(forced).map(([token, value]) => [token, `${value} !important`])),
      },
    },
  }),
)

globalStyle(
  ':root',
  layered({
    '@media': {
      [from.medium]: { vars: { [size.gutter]: '24px' } },
      [from.large]: { vars: { [size.gutter]: '32px' } },
      '(prefers-reduced-motion: reduce)': {
        vars: { [size.duration.feedback]: '0s', [size.duration.entrance]: '0s' },
      },
      '(forced-colors: active)': { vars: stateEdges },
      '(pointer: coarse)': {
        vars: { [size.control.small]: '44px', [size.control.medium]: '44px' },
      },
    },
  }),
)

// A theme changes immediately: a border with a transition would lag behind.
globalStyle(
  ':root:is([data-motion=none], [data-theme-changing])',
  layered({ vars: { [size.duration.feedback]: '0s', [size.duration.entrance]: '0s' } }),
)

globalStyle(':root[data-density=compact]', layered({ vars: { [size.row]: '36px' } }))
