/** The custom properties by which a theme lets edges carry a state that its colors are too alike to tell. */
export const edges = {
  marked: '--tessera-edge-marked',
  off: '--tessera-edge-off',
  offInk: '--tessera-edge-off-ink',
} as const

/** How wide the edge is of what is wrong, chosen or set: 2 px where contrast is high. */
export const markedEdge = `var(${edges.marked}, 1px)`

/** How the edge is drawn of what cannot be used: in dashes where contrast is high. */
export const offEdge = `var(${edges.off}, solid)`

/** The color of that edge where the thing has none otherwise. */
export const offInk = `var(${edges.offInk}, transparent)`
