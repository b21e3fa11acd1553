/** The custom property of a layout with the height that sticky elements cover at the window's top. */
export const pinnedSize = '--tessera-pinned'

export const pinned = `var(${pinnedSize}, 0px)`
