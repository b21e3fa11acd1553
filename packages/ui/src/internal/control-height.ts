/** The custom property by which a row of controls gives its fields the height of its buttons. */
export const controlHeight = '--tessera-control'

/** The height of a field: that of the row of controls around it, or of a medium button. */
export const fieldHeight = `var(${controlHeight}, 36px)`
