import { createContext } from 'react'

/** Whether what opens over a page is drawn where it stands instead, without a backdrop: sheets show several at once so. */
export const InlineOverlayContext = createContext(false)
