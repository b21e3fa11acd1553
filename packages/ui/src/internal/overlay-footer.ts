import { createContext } from 'react'

/** Whether a form is in a dialog or panel without actions; the form's buttons are then its footer. */
export const OverlayFooter = createContext(false)

/** Custom property of a dialog or panel: the inline and end padding that its footer covers. */
export const footerInset = '--tessera-footer-inset'

/** Custom property of the scroll area: its end padding, which would otherwise keep a sticky footer off the edge. */
export const footerEnd = '--tessera-footer-end'
