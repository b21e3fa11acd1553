import type { Gate } from '@tessera/contract'
import { companyIn, GATE_DESTINATIONS, pathTo, safeLastUrl } from '@tessera/contract'
import { asOneself, withoutCompany } from './company.ts'
import type { RequestError } from './request-error.ts'

/** Where a person is in the portal. */
export interface Address {
  pathname: string
  search: string
}

/** An address with its fragment. */
export interface Place extends Address {
  hash: string
}

/** The redirect of a 401, and whether the session timed out. */
export interface Destination {
  to: string
  isIdle: boolean
}

/** The page of a gate: always as oneself, never for an acting company. */
export function gatePath(gate: Gate, { search }: Pick<Address, 'search'>): string {
  const to = GATE_DESTINATIONS[gate]
  return companyIn(search) === null ? to : asOneself(to)
}

function isGate(code: string | undefined): code is Gate {
  return code !== undefined && Object.hasOwn(GATE_DESTINATIONS, code)
}

/** Whether a 401 says that there is no session; account gates close a live one. */
export function isSessionEnd({ code }: Pick<RequestError, 'code'>): boolean {
  return !isGate(code)
}

/** The log-in page with a target in the portal. */
export function loginPathTo(lastUrl: string): string {
  return pathTo('/login', { lastUrl: safeLastUrl(lastUrl) })
}

/** The log-in page with the current page as its target. */
export function loginPath({ pathname, search, hash }: Place): string {
  return loginPathTo(pathname + search + hash)
}

/** The redirect of a refused call on a private page or the support home; null when the page handles it. */
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
