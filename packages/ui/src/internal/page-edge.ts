import { size } from '../theme/contract.css.ts'

/** Custom property of a layout: the most that a page is wide, its gutters included. */
export const pageWidth = '--tessera-page-width'

/** Custom property of a layout: the width of the navigation beside the page. */
export const navigationSize = '--tessera-navigation-size'

const widest = `var(${pageWidth}, ${size.page.default})`

/** Distance of a page's content from the edge of the area for pages; percentages are of that area. */
export const pageEdge = `max(${size.gutter}, calc((100% - ${widest}) / 2 + ${size.gutter}))`

/** The same at the end, for content that is narrower than the page. */
export const edgeAfter = (width: string) => `max(${pageEdge}, calc(100% - ${pageEdge} - ${width}))`
