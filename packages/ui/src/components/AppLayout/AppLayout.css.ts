import { globalStyle } from '@vanilla-extract/css'
import { dockedMargin, dockedPosition, floatingSize } from '../../internal/docked.ts'
import { edgeAfter, navigationSize, pageEdge, pageWidth } from '../../internal/page-edge.ts'
import { pinned, pinnedSize } from '../../internal/pinned.ts'
import { size } from '../../theme/contract.css.ts'
import { below, from, low } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'
import { wide } from '../Page/Page.css.ts'
import { widths } from '../SideNavigation/SideNavigation.css.ts'

/** The height of the context above the header, for elements that must stay clear of it. */
export const contextSize = '--tessera-app-layout-context'
const contextHeight = `var(${contextSize}, 0px)`

// A short or zoomed-in window needs its height for the content.
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
    // A sticky context and a sticky header together would take a quarter of a phone's screen.
    [smallScreen]: { selectors: { [`${context} + &`]: { position: 'static' } } },
  },
})

export const navigation = style('app-layout-navigation', {
  display: 'none',
  '@media': {
    [from.large]: {
      position: 'sticky',
      insetBlockStart: pinned,
      zIndex: size.layer.bar,
      display: 'block',
      flex: 'none',
      blockSize: `calc(100dvh - ${pinned})`,
    },
    print: { display: 'none' },
  },
})

export const body = style('app-layout-body', { display: 'flex', flex: '1 0 auto' })

// No `*` here: with it, a browser searches the page again for each added or removed element.
const withNavigation = `&:has(> ${body} > ${navigation})`
const hasRail = `:has(> ${body} > ${navigation} > [data-collapsed])`

const withContext = `&:has(> ${context})`

export const layout = style('app-layout', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  textAlign: 'start',
  vars: { [pinnedSize]: `calc(${contextHeight} + ${size.header})` },
  // One left edge for header, banners, page and footer, even if the page is as wide as a table.
  selectors: { [`&:has(${wide})`]: { vars: { [pageWidth]: size.page.wide } } },
  '@media': {
    [from.large]: {
      selectors: {
        [withNavigation]: { vars: { [navigationSize]: widths.expanded, [pageWidth]: '100%' } },
        [`&${hasRail}`]: { vars: { [navigationSize]: widths.collapsed } },
      },
    },
    [smallScreen]: { selectors: { [withContext]: { vars: { [pinnedSize]: contextHeight } } } },
    [tiny]: { vars: { [pinnedSize]: '0px' }, selectors: { [withContext]: { vars: { [pinnedSize]: '0px' } } } },
  },
})

/** A layout whose navigation is collapsed to icons. */
export const withRail = `${layout}${hasRail}`

// A body that scrolls or has its own layout, as in common style sheets, would break the sticky header. The selector
// also matches a layout inside the root elements of frameworks.
const within = ['', 'div > ', 'div > div > '].map((roots) => `> ${roots}${layout}`).join(', ')
globalStyle(`:root body:has(${within})`, { display: 'block', overflow: 'visible' })

export const column = style('app-layout-column', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
})

const dockMargin = '10px'

// Floating elements are in the space at the end of the page, above the footer, and cover nothing.
export const content = style('app-layout-content', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  vars: {
    [dockedPosition]: 'sticky',
    [dockedMargin]: `calc(-1 * (${floatingSize} + ${dockMargin})) ${dockMargin}`,
  },
})

export const banner = style('app-layout-banner', {
  paddingInlineStart: pageEdge,
  paddingInlineEnd: edgeAfter(`${size.page.default} - 2 * ${size.gutter}`),
  paddingBlockStart: size.space[3],
  '@media': { [from.medium]: { paddingBlockStart: size.space[6] } },
  selectors: { '&:empty': { display: 'none' }, [`&:has(~ ${content} > ${wide})`]: { paddingInlineEnd: pageEdge } },
})

// Scroll margins instead of the window's scroll-padding, which would also apply to the header: focus there would move
// the page. Each element has its own selector, because a browser tests a list on every element of the page.
const controls = ['a', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]', '[id]']
const ofPlaces = [banner, content].flatMap((place) => controls.map((control) => `:where(${place}) :where(${control})`))
globalStyle(ofPlaces.join(', '), {
  scrollMarginBlockStart: `calc(${pinned} + 24px)`,
  // Keeps focus clear of elements that float at the window's end.
  scrollMarginBlockEnd: `calc(${floatingSize} + 2 * ${size.space[6]})`,
})
