import { createContext, use } from 'react'
import type { PortalRoute } from './route.ts'

/** The route table, for features that link to a page of another area. */
export const RoutesContext = createContext<readonly PortalRoute[]>([])

/** Whether the page at this path is built: a link to one that is not would be a dead end. */
export function useHasPage(path: string): boolean {
  return use(RoutesContext).some((route) => route.path === path && route.page !== undefined)
}
