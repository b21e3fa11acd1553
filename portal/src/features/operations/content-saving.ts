import type { ContentVersion } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { RequestError } from '../../data/request-error.ts'

/** Calls whose data changes with saved content. */
export const CONTENT_CHANGED = [calls.content.list, calls.content.read] as const

/** Returns the newer version that caused a save to be refused; null if it was refused for another reason. */
export function newerVersion(error: unknown): ContentVersion | null {
  if (!(error instanceof RequestError) || error.code !== 'CONFLICT') return null
  const { current } = (error.result ?? {}) as { current?: ContentVersion | null }
  return current ?? null
}

/** The editor's actions for its list of versions. */
export interface EditorHandle {
  /** Whether the fields have unsaved changes. */
  isDirty: () => boolean
  /** Shows a version in the fields. */
  show: (version: ContentVersion) => void
}
