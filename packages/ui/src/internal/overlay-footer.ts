import { createContext } from 'react'

/** Whether a form is in a dialog or panel without actions: the form's buttons are its footer then. */
export const OverlayFooter = createContext(false)

/** Custom property of a dialog or panel: the inline and end padding that its footer covers. */
export const footerInset = '--tessera-footer-inset'

/** Custom property of the scrolling area: its end padding, above which a sticky footer would stop. */
export const footerEnd = '--tessera-footer-end'
