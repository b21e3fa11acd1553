import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter, Link } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScrollAndFocus } from './scroll-and-focus.ts'

const ENTRY = { name: '/apps', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) }

function Tall(): ReactNode {
  useScrollAndFocus()
  return (
    <main>
      <h1 tabIndex={-1}>Tall</h1>
      <Link to="/apps?sort=name">Sort</Link>
      <Link to="/profile">Profile</Link>
    </main>
  )
}

/** Opens a page of the tab's history as the browser does. */
function open(key: string, how: 'navigate' | 'reload' | 'back_forward'): () => void {
  window.history.replaceState({ key, idx: 0 }, '', '/apps')
  const entry = { ...ENTRY, type: how }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const { unmount } = render(
    <BrowserRouter>
      <Tall />
    </BrowserRouter>,
  )
  return unmount
}

/** Scrolls, and then leaves the page. */
function leaveAt(top: number, leave: () => void): void {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pagehide'))
  leave()
  vi.mocked(window.scrollTo).mockClear()
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('RTE-48a another query is the same page; another path starts at the top', async () => {
  open('first', 'navigate')
  await userEvent.click(screen.getByRole('link', { name: 'Sort' }))
  expect(window.location.search).toBe('?sort=name')
  expect(window.scrollTo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }))
  expect(window.scrollTo).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading')).toHaveFocus()
})

describe('stored scroll position', () => {
  it.each(['reload', 'back_forward'] as const)('RTE-48a is restored after a %s', (how) => {
    leaveAt(400, open('first', 'navigate'))
    open('first', how)
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 400, behavior: 'instant' })
  })

  it('RTE-48 is not restored if the user opens the URL directly', () => {
    leaveAt(400, open('default', 'navigate'))
    open('default', 'navigate')
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('RTE-48 belongs only to its own history entry', () => {
    leaveAt(400, open('first', 'navigate'))
    open('second', 'reload')
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('RTE-48 is stored as a number of pixels, without page content', () => {
    leaveAt(400, open('first', 'navigate'))
    expect(sessionStorage.getItem('scrolled')).toBe('{"first":400}')
  })

  it('RTE-48a is stored for the fifty most recent pages', () => {
    const before = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, index]))
    sessionStorage.setItem('scrolled', JSON.stringify(before))
    leaveAt(400, open('k0', 'navigate'))
    const { k1: _, ...others } = before
    expect(JSON.parse(sessionStorage.getItem('scrolled') ?? '')).toEqual({ ...others, k0: 400 })
  })

  it('RTE-48 is discarded if the stored data is broken', () => {
    sessionStorage.setItem('scrolled', '{broken')
    open('first', 'reload')
    expect(window.scrollTo).not.toHaveBeenCalled()
  })
})
