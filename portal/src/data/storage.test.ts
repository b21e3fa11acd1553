import { IDLE_FLAG } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import {
  actingSince,
  clearClientState,
  dismissedBanners,
  forgetActing,
  hasIdleFlag,
  noteActing,
  noteMenuSelections,
  notePerson,
  noteReloadOf,
  noteScrolledTo,
  scrolledTo,
  setIdleFlag,
  storeDismissedBanner,
  tabId,
  writeDraft,
} from './storage.ts'

describe('browser storage', () => {
  it('SES-06 after an idle end, only drafts, the user, the idle flag and the tab’s name stay stored', () => {
    setIdleFlag()
    notePerson('dana@brightfoods.example')
    writeDraft('dana%40brightfoods.example:form:x', {})
    storeDismissedBanner('outage')
    noteActing('c-1')
    const tab = tabId()
    clearClientState({ keepIdle: true })
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [IDLE_FLAG, 'draft:dana%40brightfoods.example:form:x', 'person'].toSorted(),
    )
    expect(Object.entries(sessionStorage)).toEqual([['tab', tab]])
    expect(hasIdleFlag()).toBe(true)
  })

  it('SES-05 after a logout, only the drafts of other users stay stored; if the user is unknown, none do', () => {
    notePerson('dana@brightfoods.example')
    writeDraft('dana%40brightfoods.example:form:x', {})
    writeDraft('kim%40other.example:form:x', {})
    tabId()
    clearClientState({ keepIdle: false })
    expect(Object.keys(localStorage)).toEqual(['draft:kim%40other.example:form:x'])
    expect(sessionStorage).toHaveLength(0)
    clearClientState({ keepIdle: false })
    expect(localStorage).toHaveLength(0)
  })

  it('SCR-01 stores the main menu’s entry, with or without the page below it', () => {
    noteMenuSelections('/admin', '/admin/userList')
    expect(sessionStorage.getItem('superAdminMenuSub')).toBe('/admin/userList')
    noteMenuSelections('/apps', null)
    expect(sessionStorage.getItem('superAdminMenuMain')).toBe('/apps')
    expect(sessionStorage.getItem('superAdminMenuSub')).toBeNull()
  })

  it('CTX-01 stores the time since which each company is acted for', () => {
    sessionStorage.setItem('actingSince:c-1', '2026-03-03T15:12:00.000Z')
    expect(actingSince('c-1')).toBe('2026-03-03T15:12:00.000Z')
    const since = actingSince('c-2')
    expect(Math.abs(Date.parse(since) - Date.now())).toBeLessThan(60_000)
    expect(actingSince('c-2')).toBe(since)
    forgetActing('c-2')
    expect(sessionStorage.getItem('actingSince:c-2')).toBeNull()
    expect(actingSince('c-1')).toBe('2026-03-03T15:12:00.000Z')
  })

  it('RTE-50 allows one reload per build', () => {
    expect(noteReloadOf('/assets/one.js')).toBe(true)
    expect(noteReloadOf('/assets/one.js')).toBe(false)
    expect(noteReloadOf('/assets/two.js')).toBe(true)
  })

  it('BAN-05 stores each closed banner once; broken data counts as none', () => {
    storeDismissedBanner('a')
    storeDismissedBanner('b')
    storeDismissedBanner('a')
    expect(dismissedBanners()).toEqual(['a', 'b'])
    for (const broken of ['{', '{"a":1}', 'null']) {
      localStorage.setItem('dismissedBanners', broken)
      expect(dismissedBanners()).toEqual([])
    }
    localStorage.setItem('dismissedBanners', '["a",7]')
    expect(dismissedBanners()).toEqual(['a'])
  })

  it('RTE-48a stores scroll positions as numbers only', () => {
    noteScrolledTo(new Map([['first', 400]]))
    expect(scrolledTo()).toEqual(new Map([['first', 400]]))
    sessionStorage.setItem('scrolled', '{"first":400,"second":"x","third":null}')
    expect(scrolledTo()).toEqual(new Map([['first', 400]]))
  })
})
