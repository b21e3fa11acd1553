/** The custom property with which a row of controls sets its fields to the height of its buttons. */
export const controlHeight = '--tessera-control'

/** The height of a field: set by the row of controls around it, or that of a medium button. */
export const fieldHeight = `var(${controlHeight}, 36px)`
