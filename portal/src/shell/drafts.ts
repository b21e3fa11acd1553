import { LIMITS } from '@tessera/contract'
import { createContext } from 'react'
import { draftsBelow, readDraft, removeDraft, tabId, writeDraft } from '../data/storage.ts'

/** A draft that nobody has asked for is dropped after a week. */
const KEPT_FOR = 7 * 24 * 60 * 60_000

/** What a person had typed into a form and not sent. */
export interface Draft {
  key: string
  savedAt: string
  values: Record<string, unknown>
}

/** Whose drafts are kept, and in which time zone they are dated; null where nobody is signed in. */
export const DraftOwner = createContext<{ loginId: string; timeZone: string } | null>(null)

function folderOf(loginId: string, formId: string): string {
  return `${encodeURIComponent(loginId)}:${encodeURIComponent(formId)}:`
}

function isDraft(value: unknown): value is Omit<Draft, 'key'> {
  return typeof value === 'object' && value !== null && 'savedAt' in value && 'values' in value
}

function draftAt(key: string): Draft | null {
  const value = readDraft(key)
  if (isDraft(value) && Date.now() - Date.parse(value.savedAt) < KEPT_FOR) return { ...value, key }
  removeDraft(key)
  return null
}

/** The draft of a form that is offered: this tab's own, else the newest of this browser. */
export function findDraft(loginId: string, formId: string): Draft | null {
  const folder = folderOf(loginId, formId)
  const found = draftsBelow(folder).flatMap((key) => draftAt(key) ?? [])
  const own = found.find(({ key }) => key === folder + tabId())
  return own ?? found.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))[0] ?? null
}

/** Forgets a draft. */
export function dropDraft({ key }: Draft): void {
  removeDraft(key)
}

const open = new Set<DraftWriter>()

/** Keeps what is in one form of this tab, shortly after it changes and before the page goes. */
export class DraftWriter {
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #key: string
  readonly #read: () => Record<string, unknown> | null

  /** `read` gives what is to be kept, or null when there is nothing that was not there at the beginning. */
  constructor(loginId: string, formId: string, read: () => Record<string, unknown> | null) {
    this.#key = folderOf(loginId, formId) + tabId()
    this.#read = read
    open.add(this)
    window.addEventListener('pagehide', this.flush)
  }

  /** Something has changed. */
  readonly schedule = (): void => {
    clearTimeout(this.#timer)
    if (open.has(this)) this.#timer = setTimeout(this.flush, LIMITS.debounce)
  }

  /** Keeps at once what waits to be kept. */
  readonly flush = (): void => {
    if (this.#timer !== undefined) this.keep()
  }

  /** Keeps at once what the form holds. */
  keep(): void {
    this.#cancel()
    if (!open.has(this)) return
    const values = this.#read()
    if (values) writeDraft(this.#key, { savedAt: new Date().toISOString(), values })
    else removeDraft(this.#key)
  }

  /** What was typed has been sent, or is not wanted. */
  drop(): void {
    this.#cancel()
    removeDraft(this.#key)
  }

  /** The form goes; what it holds stays. */
  close(): void {
    this.flush()
    this.refuse()
  }

  /** Keeps nothing any more. */
  refuse(): void {
    this.#cancel()
    open.delete(this)
    window.removeEventListener('pagehide', this.flush)
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

/** Keeps nothing more of the forms of this page: their owner has logged out. */
export function closeDrafts(): void {
  for (const writer of open) writer.refuse()
}
