/** The height of floating elements and their distance from the window's edge. */
export const floatingSize = '44px'

/** Custom properties of a layout for floating elements, which come to rest at the end of its content. */
export const dockedPosition = '--tessera-docked-position'
export const dockedMargin = '--tessera-docked-margin'
