import { createContext } from 'react'

/** Reports to the surrounding page that its item does not exist, so the page's title can show that. */
export const NotFoundContext = createContext<() => void>(() => {})
