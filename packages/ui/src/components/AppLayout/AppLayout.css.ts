import { globalStyle } from '@vanilla-extract/css'
import { size } from '../../theme/contract.css.ts'
import { componentsLayer } from '../../theme/layers.css.ts'
import { style } from '../../theme/style.ts'

export const layout = style('app-layout', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })

export const header = style('app-layout-header', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  // A short window, or one zoomed in, needs its height for the content.
  '@media': { '(max-height: 360px)': { position: 'static' } },
})

export const banner = style('app-layout-banner', {
  inlineSize: '100%',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockStart: size.space[6],
  selectors: { '&:empty': { display: 'none' } },
})

export const content = style('app-layout-content', { display: 'flex', flexDirection: 'column', flex: '1 0 auto' })

// Not scroll-padding of the window: that also holds for the header itself, whose focus then moves the page.
globalStyle(`:where(${banner}, ${content}) :where(a, button, input, select, textarea, summary, [tabindex], [id])`, {
  '@layer': { [componentsLayer]: { scrollMarginBlockStart: `calc(${size.header} + 24px)` } },
})
