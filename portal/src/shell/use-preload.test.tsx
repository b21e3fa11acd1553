import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PortalRoute } from '../platform/routing/route.ts'
import { usePreload } from './use-preload.ts'

const preload = vi.fn<() => Promise<void>>(async () => {})
const page = Object.assign(() => null, { preload })
const routes: PortalRoute[] = [
  { path: '/profile', page, title: 'title.profile', analytics: 'profile', access: 'private' },
  {
    path: '*',
    page: Object.assign(() => null, { preload: async () => {} }),
    title: 'notFound.title',
    analytics: 'page not found',
    access: 'public',
  },
]

function pointAt(html: string, event: 'pointerover' | 'focusin'): void {
  document.body.innerHTML = html
  act(() => void document.body.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true })))
}

it('RTE-50 a screen preloads when its link is hovered or focused, but only for links of this portal', () => {
  const { unmount } = renderHook(() => usePreload(routes))
  pointAt('<a href="/profile"><b>Profile</b></a>', 'pointerover')
  expect(preload).toHaveBeenCalledTimes(1)
  pointAt('<a href="/profile?x=1"><b>Profile</b></a>', 'focusin')
  expect(preload).toHaveBeenCalledTimes(2)
  pointAt('<a href="https://other.example/profile"><b>Profile</b></a>', 'pointerover')
  pointAt('<a href="/contactUs"><b>Contact</b></a>', 'pointerover')
  pointAt('<a><b>Profile</b></a>', 'pointerover')
  expect(preload).toHaveBeenCalledTimes(2)
  unmount()
  pointAt('<a href="/profile"><b>Profile</b></a>', 'focusin')
  expect(preload).toHaveBeenCalledTimes(2)
  document.body.replaceChildren()
})
