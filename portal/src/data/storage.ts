const IDLE = 'idleTimeout'
const MENU_SELECTIONS = ['superAdminMenuMain', 'superAdminMenuSub']
const DISMISSED = 'dismissedBanners'
const DRAFTS = 'draft:'

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** Remembers that the session ended because nobody was there; survives until a page has said so. */
export function setIdleFlag(): void {
  attempt(() => localStorage.setItem(IDLE, '1'), undefined)
}

/** Whether the session ended because nobody was there. */
export function hasIdleFlag(): boolean {
  return attempt(() => localStorage.getItem(IDLE) !== null, false)
}

export function clearIdleFlag(): void {
  attempt(() => localStorage.removeItem(IDLE), undefined)
}

/** Forgets which company menu entries a super admin had open. */
export function clearMenuSelections(): void {
  attempt(() => {
    for (const key of MENU_SELECTIONS) sessionStorage.removeItem(key)
  }, undefined)
}

/** Forgets everything about the person; after an idle end the idle flag and the drafts stay. */
export function clearClientState({ keepIdle }: { keepIdle: boolean }): void {
  attempt(() => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) {
      if (!keepIdle || !(key === IDLE || key.startsWith(DRAFTS))) localStorage.removeItem(key)
    }
  }, undefined)
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
