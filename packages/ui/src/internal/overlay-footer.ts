import { createContext } from 'react'

/** Whether a dialog or panel is around: a form's buttons are its footer then. */
export const OverlayFooter = createContext(false)

/** The custom property in which a dialog or panel tells the padding that its footer reaches over. */
export const footerInset = '--tessera-footer-inset'

/** The padding of what scrolls around it, within which something sticky would rest. */
export const footerEnd = '--tessera-footer-end'
