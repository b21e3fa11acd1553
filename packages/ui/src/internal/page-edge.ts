import { size } from '../theme/contract.css.ts'

/** The custom property in which a layout says how wide a page is at most, its gutters included. */
export const pageWidth = '--tessera-page-width'

/** The custom property in which a layout says how wide the navigation beside the page is. */
export const navigationSize = '--tessera-navigation-size'

const widest = `var(${pageWidth}, ${size.page.default})`

/** Distance of what a page holds from the edge of the room that the page has; a percentage is of that room. */
export const pageEdge = `max(${size.gutter}, calc((100% - ${widest}) / 2 + ${size.gutter}))`

/** The same at the end, where content of this width ends before the page does. */
export const edgeAfter = (width: string) => `max(${pageEdge}, calc(100% - ${pageEdge} - ${width}))`
