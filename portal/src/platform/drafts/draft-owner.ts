import { createContext } from 'react'

/** The owner of drafts and their time zone; null without a user. */
export const DraftOwner = createContext<{ loginId: string; timeZone: string } | null>(null)

/** A form of this page whose changes are stored as a draft. */
export interface OpenDraft {
  /** Stops storing the draft. */
  refuse: () => void
}

/** The forms of this page with drafts. */
export const openDrafts = new Set<OpenDraft>()

/** Stops storing drafts for the forms of this page, because their owner has logged out. */
export function closeDrafts(): void {
  for (const draft of openDrafts) draft.refuse()
}
