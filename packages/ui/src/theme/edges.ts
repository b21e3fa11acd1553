/** The custom properties with which a theme lets borders show a state, if its colors are too similar. */
export const edges = {
  marked: '--tessera-edge-marked',
  off: '--tessera-edge-off',
  offInk: '--tessera-edge-off-ink',
} as const

/** The border width of an invalid, selected or set control: 2 px in high contrast. */
export const markedEdge = `var(${edges.marked}, 1px)`

/** The border style of a disabled control: dashed in high contrast. */
export const offEdge = `var(${edges.off}, solid)`

/** The border color of a disabled control that has no border otherwise. */
export const offInk = `var(${edges.offInk}, transparent)`
