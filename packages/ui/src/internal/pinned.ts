/** The custom property in which a layout tells how much of the window's top is covered by what stays there. */
export const pinnedSize = '--tessera-pinned'

export const pinned = `var(${pinnedSize}, 0px)`
