import { globalStyle } from '@vanilla-extract/css'
import { dockedMargin, dockedPosition, floatingSize } from '../../internal/docked.ts'
import { pinned, pinnedSize } from '../../internal/pinned.ts'
import { size } from '../../theme/contract.css.ts'
import { below, from, low } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'

/** The height of the context over the header, for what has to stay clear of it. */
export const contextSize = '--tessera-app-layout-context'
const contextHeight = `var(${contextSize}, 0px)`

// A short window, or one zoomed in, needs its height for the content.
const tiny = low.small
const smallScreen = `${below.medium}, screen and ${low.medium}`

export const context = style('app-layout-context', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: size.layer.context,
  '@media': { [tiny]: { position: 'static' }, print: { position: 'static' } },
})

export const header = style('app-layout-header', {
  position: 'sticky',
  insetBlockStart: contextHeight,
  zIndex: size.layer.header,
  '@media': {
    [tiny]: { position: 'static' },
    // Both together would take a quarter of a phone.
    [smallScreen]: { selectors: { [`${context} + &`]: { position: 'static' } } },
  },
})

const withContext = `&:has(> ${context})`

export const layout = style('app-layout', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  textAlign: 'start',
  vars: { [pinnedSize]: `calc(${contextHeight} + ${size.header})` },
  '@media': {
    [smallScreen]: { selectors: { [withContext]: { vars: { [pinnedSize]: contextHeight } } } },
    [tiny]: { vars: { [pinnedSize]: '0px' }, selectors: { [withContext]: { vars: { [pinnedSize]: '0px' } } } },
  },
})

// It is the page: a body that scrolls or lays out by itself, as stock sheets have it, would let the header go.
globalStyle(`:root body:has(${layout})`, { display: 'block', overflow: 'visible' })

export const banner = style('app-layout-banner', {
  inlineSize: '100%',
  maxInlineSize: size.page.default,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockStart: size.space[3],
  '@media': { [from.medium]: { paddingBlockStart: size.space[6] } },
  selectors: { '&:empty': { display: 'none' } },
})

const dockMargin = '10px'

// What floats rests in the room that a page has at its end, over the footer, and covers nothing there.
export const content = style('app-layout-content', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  vars: {
    [dockedPosition]: 'sticky',
    [dockedMargin]: `calc(-1 * (${floatingSize} + ${dockMargin})) ${dockMargin}`,
  },
})

// Not scroll-padding of the window: that also holds for the header itself, whose focus then moves the page.
globalStyle(`:where(${banner}, ${content}) :where(a, button, input, select, textarea, summary, [tabindex], [id])`, {
  scrollMarginBlockStart: `calc(${pinned} + 24px)`,
  // Nor under what floats at the window's end.
  scrollMarginBlockEnd: `calc(${floatingSize} + 2 * ${size.space[6]})`,
})
