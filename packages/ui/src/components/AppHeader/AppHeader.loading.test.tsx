import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppHeader } from './AppHeader.tsx'

const loaded = vi.hoisted((): string[] => [])
vi.mock('./HeaderMenu.tsx', async (original) => {
  loaded.push('menu')
  return original()
})
vi.mock('./HeaderDrawer.tsx', async (original) => {
  loaded.push('drawer')
  return original()
})

const menus = { productName: 'Tessera', homeHref: '/', navigation: [] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('AppHeader', () => {
  it('SES-05 does not load its menus by itself without a user, but loads them 2 s after mounting with one', async () => {
    const { rerender } = render(<AppHeader {...menus} />)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(loaded).toEqual([])
    rerender(<AppHeader {...menus} user={{ name: 'Dana Ruiz' }} userMenu={[]} />)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(loaded).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await vi.waitFor(() => expect(loaded.toSorted()).toEqual(['drawer', 'menu']))
  })
})
