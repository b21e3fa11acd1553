import { createContext } from 'react'

/** Whether overlays render in place without a backdrop, as in pages that show several at once. */
export const InlineOverlayContext = createContext(false)
