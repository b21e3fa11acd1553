import { LIMITS } from '@tessera/contract'
import { draftsBelow, draftsOf, readDraft, removeDraft, STRANGER, tabId, writeDraft } from '../../data/storage.ts'
import type { OpenDraft } from './draft-owner.ts'
import { openDrafts } from './draft-owner.ts'

export { STRANGER }

/** An unused draft expires after a week. */
const KEPT_FOR = 7 * 24 * 60 * 60_000

/** A form's draft. */
export interface Draft {
  key: string
  savedAt: string
  values: Record<string, unknown>
}

function folderOf(loginId: string, formId: string): string {
  return `${draftsOf(loginId)}${encodeURIComponent(formId)}:`
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

/**
 * Returns the drafts that a form offers one after another: this tab's own, newest first, else the newest of this
 * browser.
 */
export function findDrafts(loginId: string, formId: string): Draft[] {
  const folder = folderOf(loginId, formId)
  const found = draftsBelow(folder)
    .flatMap((key) => draftAt(key) ?? [])
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const own = found.filter(({ key }) => key.startsWith(`${folder}${tabId()}:`))
  return own.length > 0 ? own : found.slice(0, 1)
}

/** Deletes a draft. */
export function dropDraft({ key }: Draft): void {
  removeDraft(key)
}

/**
 * Stores the input of one form of this tab, shortly after it changes and before the page unloads. It has its own
 * storage key, so it does not overwrite a draft that is still offered.
 */
export class DraftWriter implements OpenDraft {
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the form last changed; null if it is unchanged or has been sent. */
  #changedAt: string | null = null
  readonly #key: string
  readonly #read: () => Record<string, unknown> | null

  /** `read` returns the values to store, or null if nothing differs from the initial values. */
  constructor(loginId: string, formId: string, read: () => Record<string, unknown> | null) {
    this.#key = `${folderOf(loginId, formId)}${tabId()}:${crypto.randomUUID()}`
    this.#read = read
    openDrafts.add(this)
    window.addEventListener('pagehide', this.flush)
  }

  /** Schedules a write after a change. */
  readonly schedule = (): void => {
    this.#changedAt = new Date().toISOString()
    clearTimeout(this.#timer)
    if (openDrafts.has(this)) this.#timer = setTimeout(this.flush, LIMITS.debounce)
  }

  /**
   * Stores the changed values, even if another tab has discarded or sent the draft, because this form still contains
   * them.
   */
  readonly flush = (): void => {
    this.#cancel()
    if (this.#changedAt === null || !openDrafts.has(this)) return
    const values = this.#read()
    if (values) writeDraft(this.#key, { savedAt: this.#changedAt, values })
    else removeDraft(this.#key)
  }

  /** Stores the form's values immediately. */
  keep(): void {
    this.#changedAt = new Date().toISOString()
    this.flush()
  }

  /** Removes the draft after it was sent or discarded. */
  drop(): void {
    this.#cancel()
    this.#changedAt = null
    removeDraft(this.#key)
  }

  /** Stops when the form unmounts; the draft stays. */
  close(): void {
    this.flush()
    this.refuse()
  }

  /** Stops storing the draft. */
  refuse(): void {
    this.#cancel()
    openDrafts.delete(this)
    window.removeEventListener('pagehide', this.flush)
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
