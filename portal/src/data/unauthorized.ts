import type { Gate } from '@tessera/contract'
import { companyIn, GATE_DESTINATIONS, pathTo, safeLastUrl } from '@tessera/contract'
import { inOwnCompany, withoutCompany } from './company.ts'
import type { RequestError } from './request-error.ts'

/** The user's location in the portal. */
export interface Address {
  pathname: string
  search: string
}

/** A path with its query and fragment. */
export interface Place extends Address {
  hash: string
}

/** The redirect after a 401, and whether the session timed out. */
export interface Destination {
  to: string
  isIdle: boolean
}

/** Returns the page of a gate, always without an acting company. */
export function gatePath(gate: Gate, { search }: Pick<Address, 'search'>): string {
  const to = GATE_DESTINATIONS[gate]
  return companyIn(search) === null ? to : inOwnCompany(to)
}

function isGate(code: string | undefined): code is Gate {
  return code !== undefined && Object.hasOwn(GATE_DESTINATIONS, code)
}

/** Whether a 401 means that there is no session; account gates close a live session. */
export function isSessionEnd({ code }: Pick<RequestError, 'code'>): boolean {
  return !isGate(code)
}

/** Returns the login page with a target in the portal. */
export function loginPathTo(lastUrl: string): string {
  return pathTo('/login', { lastUrl: safeLastUrl(lastUrl) })
}

/** Returns the login page with the current page as its target. */
export function loginPath({ pathname, search, hash }: Place): string {
  return loginPathTo(pathname + search + hash)
}

/** Returns the redirect of a refused call on a private page or the support home; null if the page handles it. */
export function destinationOf(
  { code }: Pick<RequestError, 'code'>,
  at: Place & { isPrivate: boolean },
): Destination | null {
  if (at.pathname === pathTo('/support') && !isGate(code))
    return { to: pathTo('/support/ticketCreation'), isIdle: code === 'SESSION_IDLE' }
  if (!at.isPrivate) return null
  if (code === 'SESSION_IDLE') return { to: pathTo('/logout'), isIdle: true }
  if (isGate(code))
    return GATE_DESTINATIONS[code] === at.pathname + withoutCompany(at.search)
      ? null
      : { to: gatePath(code, at), isIdle: false }
  return { to: loginPath(at), isIdle: false }
}
