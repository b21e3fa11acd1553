import { createContext } from 'react'

/** Tells the page around that there is nothing at this address after all, so that its title says so too. */
export const NotFoundContext = createContext<() => void>(() => {})
