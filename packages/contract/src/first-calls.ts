import type { Call } from './call.ts'
import { calls } from './calls.ts'
import type { PortalPath } from './paths.ts'
import { routedPath } from './session/rules.ts'

/** Asks for a person's permissions with the rest of what the portal knows of them. */
export const WITH_PERMISSIONS = { query: { permissions: 'true' } } as const

/** A call that a page makes as it opens. */
export interface FirstCall {
  call: Call
  query?: Readonly<Record<string, string>>
  /** Whether it counts as a person's doing: what a page shows does, what stands around it does not. */
  byPerson?: true
}

const AROUND: readonly FirstCall[] = [{ call: calls.banners.list }]
const WITH_SESSION: readonly FirstCall[] = [
  ...AROUND,
  { call: calls.session.authStatus },
  { call: calls.session.userContext, ...WITH_PERMISSIONS },
]

/** Pages that ask for something else than who is signed in and what banners there are. */
const PAGES: readonly { path: PortalPath; asks: readonly FirstCall[] }[] = [
  { path: '/', asks: [...WITH_SESSION, { call: calls.products.learn, byPerson: true }] },
  { path: '/apps', asks: [...WITH_SESSION, { call: calls.products.list, byPerson: true }] },
  { path: '/login', asks: AROUND },
  { path: '/logout', asks: AROUND },
]

/** What the page at a path asks for first; its document asks before the portal's script is there. */
export function firstCallsAt(pathname: string): readonly FirstCall[] {
  const wanted = routedPath(pathname)
  return PAGES.find(({ path }) => path === wanted)?.asks ?? WITH_SESSION
}
