import { companyIn } from '@tessera/contract'
import type { ReactNode } from 'react'
import { use, useCallback, useMemo } from 'react'
import type { Path } from 'react-router-dom'
import { createPath, parsePath, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { searchFor } from '../data/company.ts'
import type { Address } from '../data/unauthorized.ts'

const KNOWLEDGE_BASE = '/knowledgeBase/'

function staysInContentService(from: Address, to: Pick<Path, 'pathname' | 'search'>): boolean {
  const isBetween = [from, to].every(({ pathname }) => pathname.startsWith(KNOWLEDGE_BASE))
  const wasOn = new URLSearchParams(from.search).get('kb') === 'wem'
  return isBetween && wasOn && !new URLSearchParams(to.search).has('kb')
}

/** Returns the target of a navigation with the current company and `kb` flag. */
export function keepQuery(to: Partial<Path>, from: Address): Path {
  const { pathname = from.pathname, search = '', hash = '' } = to
  const flagged = staysInContentService(from, { pathname, search }) ? `${search ? `${search}&` : '?'}kb=wem` : search
  return { pathname, search: searchFor(pathname, flagged, companyIn(from.search)), hash }
}

function currentAddress(): Address {
  return { pathname: window.location.pathname, search: window.location.search }
}

/** Keeps the company in every navigation: links use `useKeptHref`; all other navigations are handled here. */
export function PersistentParams({ children }: { children: ReactNode }): ReactNode {
  const navigation = use(NavigationContext)
  // The router has no public API for this. Restoring the parameters after a navigation would record it twice.
  const keeping = useMemo(() => {
    const { navigator } = navigation
    const kept = (to: Parameters<typeof navigator.push>[0]): Path =>
      keepQuery(typeof to === 'string' ? parsePath(to) : to, currentAddress())
    return {
      ...navigation,
      navigator: {
        ...navigator,
        createHref: navigator.createHref.bind(navigator),
        go: navigator.go.bind(navigator),
        push: (...[to, ...rest]: Parameters<typeof navigator.push>) => navigator.push(kept(to), ...rest),
        replace: (...[to, ...rest]: Parameters<typeof navigator.replace>) => navigator.replace(kept(to), ...rest),
      },
    }
  }, [navigation])
  return <NavigationContext value={keeping}>{children}</NavigationContext>
}

/** Returns a function that resolves a link's path to its full URL. */
export function useKeptHref(): (href: string) => string {
  const { pathname, search } = useLocation()
  return useCallback((href) => createPath(keepQuery(parsePath(href), { pathname, search })), [pathname, search])
}
