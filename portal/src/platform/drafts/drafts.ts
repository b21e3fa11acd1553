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

/** The drafts of a form that are offered one after another: this tab's own, the newest first, else the newest of this browser. */
export function findDrafts(loginId: string, formId: string): Draft[] {
  const folder = folderOf(loginId, formId)
  const found = draftsBelow(folder)
    .flatMap((key) => draftAt(key) ?? [])
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const own = found.filter(({ key }) => key.startsWith(`${folder}${tabId()}:`))
  return own.length > 0 ? own : found.slice(0, 1)
}

/** Forgets a draft. */
export function dropDraft({ key }: Draft): void {
  removeDraft(key)
}

/**
 * Keeps what is in one form of this tab, shortly after it changes and before the page goes; in a place of its own, so
 * that a draft which is still offered stays what it was.
 */
export class DraftWriter implements OpenDraft {
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the form was last changed; null when nothing was, or it has been sent. */
  #changedAt: string | null = null
  readonly #key: string
  readonly #read: () => Record<string, unknown> | null

  /** `read` gives what is to be kept, or null when there is nothing that was not there at the beginning. */
  constructor(loginId: string, formId: string, read: () => Record<string, unknown> | null) {
    this.#key = `${folderOf(loginId, formId)}${tabId()}:${crypto.randomUUID()}`
    this.#read = read
    openDrafts.add(this)
    window.addEventListener('pagehide', this.flush)
  }

  /** Something has changed. */
  readonly schedule = (): void => {
    this.#changedAt = new Date().toISOString()
    clearTimeout(this.#timer)
    if (openDrafts.has(this)) this.#timer = setTimeout(this.flush, LIMITS.debounce)
  }

  /** Keeps what was changed, also where another tab has discarded or sent it meanwhile: here it is still in the form. */
  readonly flush = (): void => {
    this.#cancel()
    if (this.#changedAt === null || !openDrafts.has(this)) return
    const values = this.#read()
    if (values) writeDraft(this.#key, { savedAt: this.#changedAt, values })
    else removeDraft(this.#key)
  }

  /** Keeps at once what the form holds. */
  keep(): void {
    this.#changedAt = new Date().toISOString()
    this.flush()
  }

  /** The draft was sent or discarded. */
  drop(): void {
    this.#cancel()
    this.#changedAt = null
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
    openDrafts.delete(this)
    window.removeEventListener('pagehide', this.flush)
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
