import { calls } from '@tessera/contract'

/** Calls whose responses contain users: a change to a user refreshes them. */
export const USER_CALLS = [
  calls.users.counts,
  calls.users.active,
  calls.users.activeFacets,
  calls.users.pending,
  calls.users.pendingFacets,
  calls.users.blocked,
  calls.users.user,
]
