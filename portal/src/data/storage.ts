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

/** Remembers that the session ended by inactivity, until a page has shown it. */
export function setIdleFlag(): void {
  attempt(() => localStorage.setItem(IDLE_FLAG, '1'), undefined)
}

/** Whether the session ended by inactivity. */
export function hasIdleFlag(): boolean {
  return attempt(() => localStorage.getItem(IDLE_FLAG) !== null, false)
}

export function clearIdleFlag(): void {
  attempt(() => localStorage.removeItem(IDLE_FLAG), undefined)
}

/** Remembers which entry of the menu a super admin has chosen, and which page below it. */
export function noteMenuSelections(main: string, sub: string | null): void {
  attempt(() => {
    sessionStorage.setItem(MENU_MAIN, main)
    if (sub === null) sessionStorage.removeItem(MENU_SUB)
    else sessionStorage.setItem(MENU_SUB, sub)
  }, undefined)
}

/** Forgets what a super admin has chosen in the menu. */
export function clearMenuSelections(): void {
  attempt(() => {
    sessionStorage.removeItem(MENU_MAIN)
    sessionStorage.removeItem(MENU_SUB)
  }, undefined)
}

/** Forgets what this tab keeps; the name that its drafts go by may stay. */
export function clearTabState({ keepIdle }: { keepIdle: boolean }): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (!keepIdle || key !== TAB) sessionStorage.removeItem(key)
    }
  }, undefined)
}

/** Notes whose session this browser has, so that a log-out on any page knows whose drafts end with it. */
export function notePerson(loginId: string): void {
  attempt(() => localStorage.setItem(PERSON, loginId), undefined)
}

/** The owner of drafts before login. They are only in the tab: the next user of this browser can be another person. */
export const STRANGER = 'stranger'

/** The storage key of a user's drafts. */
export function draftsOf(loginId: string): string {
  return `${encodeURIComponent(loginId)}:`
}

const placeOf = (key: string): Storage => (key.startsWith(draftsOf(STRANGER)) ? sessionStorage : localStorage)

/** Whether a draft belongs to another user; where the user who logs out is unknown, all count as theirs. */
function isOthersDraft(key: string, person: string | null): boolean {
  return person !== null && key.startsWith(DRAFTS) && !key.startsWith(DRAFTS + draftsOf(person))
}

/** Forgets everything about the person, not the drafts of others; after an idle end all drafts and its flag stay. */
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

/** Since when this tab acts for a company, in ISO 8601; from now where it was not noted. */
export function actingSince(companyId: string): string {
  return attempt(() => sessionStorage.getItem(SINCE + companyId), null) ?? noteActing(companyId)
}

/** Forgets since when this tab has acted for a company. */
export function forgetActing(companyId: string): void {
  attempt(() => sessionStorage.removeItem(SINCE + companyId), undefined)
}

/** How far each page of this tab's history was scrolled when the page was left, by the key of its entry. */
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

/** A name for this tab, which a reload keeps. */
export function tabId(): string {
  return attempt(() => {
    const known = sessionStorage.getItem(TAB)
    if (known) return known
    const made = crypto.randomUUID()
    sessionStorage.setItem(TAB, made)
    return made
  }, '')
}

/** The keys of the drafts whose key begins so. */
export function draftsBelow(folder: string): string[] {
  return attempt(
    () =>
      Object.keys(placeOf(folder)).flatMap((key) =>
        key.startsWith(DRAFTS + folder) ? [key.slice(DRAFTS.length)] : [],
      ),
    [],
  )
}

/** A kept draft, unchecked; undefined when there is none. */
export function readDraft(key: string): unknown {
  return attempt((): unknown => JSON.parse(placeOf(key).getItem(DRAFTS + key) ?? 'null') ?? undefined, undefined)
}

export function writeDraft(key: string, draft: object): void {
  attempt(() => placeOf(key).setItem(DRAFTS + key, JSON.stringify(draft)), undefined)
}

export function removeDraft(key: string): void {
  attempt(() => placeOf(key).removeItem(DRAFTS + key), undefined)
}

/** Notes that this tab was reloaded because a build had gone; false when it was already, or cannot be noted. */
export function noteReloadOf(build: string): boolean {
  return attempt(() => {
    if (sessionStorage.getItem(RELOADED) === build) return false
    sessionStorage.setItem(RELOADED, build)
    return true
  }, false)
}

/** The banners that this browser's anonymous visitors have closed. */
export function dismissedBanners(): string[] {
  return attempt(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(DISMISSED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  }, [])
}

export function storeDismissedBanner(id: string): void {
  attempt(() => localStorage.setItem(DISMISSED, JSON.stringify([...new Set([...dismissedBanners(), id])])), undefined)
}
