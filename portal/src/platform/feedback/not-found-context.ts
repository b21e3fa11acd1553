import { createContext } from 'react'

/** Reports to the surrounding page that its item does not exist, so its title can say it. */
export const NotFoundContext = createContext<() => void>(() => {})
