/** How tall what floats over a page is, and how far from the window's edge. */
export const floatingSize = '44px'

/** The custom properties in which a layout tells what floats over its content how to come to rest at that content's end. */
export const dockedPosition = '--tessera-docked-position'
export const dockedMargin = '--tessera-docked-margin'
