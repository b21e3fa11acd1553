import type { ContentVersion } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { RequestError } from '../../data/request-error.ts'

/** Calls that a save of content affects. */
export const CONTENT_CHANGED = [calls.content.list, calls.content.read] as const

/** The newer version that a save was refused for; null where it was refused for another reason. */
export function newerVersion(error: unknown): ContentVersion | null {
  if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return null
  const { current } = (error.result ?? {}) as { current?: ContentVersion | null }
  return current ?? null
}

/** The actions that the editor offers to its versions. */
export interface EditorHandle {
  /** Whether the fields hold changes that are not saved. */
  isDirty: () => boolean
  /** Shows a version in the fields. */
  show: (version: ContentVersion) => void
}
