import { createContext } from 'react'

/** The owner of drafts and their time zone; null without a user. */
export const DraftOwner = createContext<{ loginId: string; timeZone: string } | null>(null)

/** A form of this page that is kept as a draft while it changes. */
export interface OpenDraft {
  /** Keeps nothing any more. */
  refuse: () => void
}

/** The forms of this page that are kept. */
export const openDrafts = new Set<OpenDraft>()

/** Keeps nothing more of the forms of this page: their owner has logged out. */
export function closeDrafts(): void {
  for (const draft of openDrafts) draft.refuse()
}
