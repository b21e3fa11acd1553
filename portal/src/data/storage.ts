import { IDLE_FLAG } from '@tessera/contract'

const MENU_MAIN = 'superAdminMenuMain'
const MENU_SUB = 'superAdminMenuSub'
const DISMISSED = 'dismissedBanners'
const DRAFTS = 'draft:'
const PERSON = 'person'
const TAB = 'tab'
const RELOADED = 'reloadedFrom'
const SINCE = 'actingSince:'
const SCROLLED = 'scrolled'

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Stores that the session ended for inactivity, until a page has shown it. */
export function setIdleFlag(): void {
  attempt(() => localStorage.setItem(IDLE_FLAG, '1'), undefined)
}

/** Whether the session ended for inactivity. */
export function hasIdleFlag(): boolean {
  return attempt(() => localStorage.getItem(IDLE_FLAG) !== null, false)
}

export function clearIdleFlag(): void {
  attempt(() => localStorage.removeItem(IDLE_FLAG), undefined)
}

/** Stores the main menu entry and the page below it that a super admin has chosen. */
export function noteMenuSelections(main: string, sub: string | null): void {
  attempt(() => {
    sessionStorage.setItem(MENU_MAIN, main)
    if (sub === null) sessionStorage.removeItem(MENU_SUB)
    else sessionStorage.setItem(MENU_SUB, sub)
  }, undefined)
}

/** Clears the menu choices of a super admin. */
export function clearMenuSelections(): void {
  attempt(() => {
    sessionStorage.removeItem(MENU_MAIN)
    sessionStorage.removeItem(MENU_SUB)
  }, undefined)
}

/** Clears the storage of this tab; `keepIdle` keeps the name of its drafts. */
export function clearTabState({ keepIdle }: { keepIdle: boolean }): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (!keepIdle || key !== TAB) sessionStorage.removeItem(key)
    }
  }, undefined)
}

/** Stores the user of this browser's session, so a logout on any page knows whose drafts to delete. */
export function notePerson(loginId: string): void {
  attempt(() => localStorage.setItem(PERSON, loginId), undefined)
}

/**
 * The owner of drafts before login. They are stored only in the tab, because the next user of this browser can be
 * another person.
 */
export const STRANGER = 'stranger'

/** The storage key of a user's drafts. */
export function draftsOf(loginId: string): string {
  return `${encodeURIComponent(loginId)}:`
}

const placeOf = (key: string): Storage => (key.startsWith(draftsOf(STRANGER)) ? sessionStorage : localStorage)

/** Whether a draft belongs to another user; if the user who logs out is unknown, no draft does. */
function isOthersDraft(key: string, person: string | null): boolean {
  return person !== null && key.startsWith(DRAFTS) && !key.startsWith(DRAFTS + draftsOf(person))
}

/** Clears all data of the user except the drafts of other users; after an idle end, all drafts and its flag stay. */
export function clearClientState({ keepIdle }: { keepIdle: boolean }): void {
  clearTabState({ keepIdle })
  attempt(() => {
    const person = localStorage.getItem(PERSON)
    for (const key of Object.keys(localStorage)) {
      const isKept = keepIdle && (key === IDLE_FLAG || key === PERSON || key.startsWith(DRAFTS))
      if (!isKept && !isOthersDraft(key, person)) localStorage.removeItem(key)
    }
  }, undefined)
}

/** Records that this tab acts for a company; returns the time in ISO 8601. */
export function noteActing(companyId: string): string {
  const now = new Date().toISOString()
  attempt(() => sessionStorage.setItem(SINCE + companyId, now), undefined)
  return now
}

/** Returns since when this tab has acted for a company, in ISO 8601; from now if no time was stored. */
export function actingSince(companyId: string): string {
  return attempt(() => sessionStorage.getItem(SINCE + companyId), null) ?? noteActing(companyId)
}

/** Clears the time since which this tab has acted for a company. */
export function forgetActing(companyId: string): void {
  attempt(() => sessionStorage.removeItem(SINCE + companyId), undefined)
}

/** The scroll position of each page in this tab's history when the user left it, by the key of its history entry. */
export function scrolledTo(): Map<string, number> {
  return attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLLED) ?? '{}')
    const entries = Object.entries(stored ?? {}).filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
    return new Map(entries)
  }, new Map<string, number>())
}

export function noteScrolledTo(tops: ReadonlyMap<string, number>): void {
  attempt(() => sessionStorage.setItem(SCROLLED, JSON.stringify(Object.fromEntries(tops))), undefined)
}

/** Returns a name for this tab that survives a reload. */
export function tabId(): string {
  return attempt(() => {
    const known = sessionStorage.getItem(TAB)
    if (known) return known
    const made = crypto.randomUUID()
    sessionStorage.setItem(TAB, made)
    return made
  }, '')
}

/** Returns the keys of the drafts with this prefix. */
export function draftsBelow(folder: string): string[] {
  return attempt(
    () =>
      Object.keys(placeOf(folder)).flatMap((key) =>
        key.startsWith(DRAFTS + folder) ? [key.slice(DRAFTS.length)] : [],
      ),
    [],
  )
}

/** Returns a stored draft, unvalidated; undefined without one. */
export function readDraft(key: string): unknown {
  return attempt((): unknown => JSON.parse(placeOf(key).getItem(DRAFTS + key) ?? 'null') ?? undefined, undefined)
}

export function writeDraft(key: string, draft: object): void {
  attempt(() => placeOf(key).setItem(DRAFTS + key, JSON.stringify(draft)), undefined)
}

export function removeDraft(key: string): void {
  attempt(() => placeOf(key).removeItem(DRAFTS + key), undefined)
}

/**
 * Records that this tab was reloaded because its build was removed; false if it was already, or if it cannot be stored.
 */
export function noteReloadOf(build: string): boolean {
  return attempt(() => {
    if (sessionStorage.getItem(RELOADED) === build) return false
    sessionStorage.setItem(RELOADED, build)
    return true
  }, false)
}

/** The banners that anonymous visitors have closed in this browser. */
export function dismissedBanners(): string[] {
  return attempt(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(DISMISSED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  }, [])
}

export function storeDismissedBanner(id: string): void {
  attempt(() => localStorage.setItem(DISMISSED, JSON.stringify([...new Set([...dismissedBanners(), id])])), undefined)
}
