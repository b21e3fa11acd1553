import { calls, RELEASE_NOTES } from '@tessera/contract'
import { useCall } from '../../data/use-call.ts'

/** The tags of release notes, with their titles. */
export function useTags() {
  return useCall(calls.releaseNotes.tags, { query: { parentAssetFolder: RELEASE_NOTES } })
}
