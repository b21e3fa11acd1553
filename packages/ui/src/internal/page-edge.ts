import { size } from '../theme/contract.css.ts'

/** Custom property of a layout: the maximum width of a page, including its gutters. */
export const pageWidth = '--tessera-page-width'

/** Custom property of a layout: the width of the navigation beside the page. */
export const navigationSize = '--tessera-navigation-size'

const widest = `var(${pageWidth}, ${size.page.default})`

/** Distance of a page's content from the edge of the page area; percentages refer to that area. */
export const pageEdge = `max(${size.gutter}, calc((100% - ${widest}) / 2 + ${size.gutter}))`

/** Distance of content narrower than the page from the end edge of the page area. */
export const edgeAfter = (width: string) => `max(${pageEdge}, calc(100% - ${pageEdge} - ${width}))`
