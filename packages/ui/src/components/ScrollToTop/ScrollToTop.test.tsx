import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScrollToTop } from './ScrollToTop.tsx'

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const button = () => screen.queryByRole('button', { name: 'Back to top' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ScrollToTop', () => {
  it('RTE-48 appears after scrolling more than 200 px, checked at most every 500 ms', () => {
    render(<ScrollToTop />)
    scrollTo(200)
    pass(500)
    expect(button()).not.toBeInTheDocument()
    scrollTo(201)
    pass(499)
    expect(button()).not.toBeInTheDocument()
    pass(1)
    expect(button()).toBeInTheDocument()
    scrollTo(0)
    pass(500)
    expect(button()).not.toBeInTheDocument()
  })

  it('RTE-48 appears on a page that is initially scrolled, as after a reload', () => {
    vi.stubGlobal('scrollY', 900)
    render(<ScrollToTop />)
    pass(50)
    expect(button()).toBeInTheDocument()
  })

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('RTE-48 scrolls to the top and focuses the content (reduced motion: %s)', (matches, behavior) => {
    const scroll = vi.fn()
    vi.stubGlobal('scrollTo', scroll)
    vi.stubGlobal('matchMedia', () => ({ matches }))
    render(
      <>
        <main tabIndex={-1}>Content</main>
        <ScrollToTop threshold={-1} />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }))
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
    expect(screen.getByRole('main')).toHaveFocus()
  })

  describe('its button', () => {
    const scroll = vi.fn()
    beforeEach(() => {
      vi.useRealTimers()
      scroll.mockClear()
      vi.stubGlobal('scrollTo', scroll)
      render(<ScrollToTop threshold={-1} />)
    })

    it.each(['{Enter}', ' '])('key Enter, Space: scroll to the top with %j', async (key) => {
      button()?.focus()
      await userEvent.keyboard(key)
      expect(scroll).toHaveBeenCalledOnce()
    })

    it('key Tab: reaches it', async () => {
      await userEvent.tab()
      expect(button()).toHaveFocus()
    })

    it.each([
      ['mouse: scrolls to the top', '[MouseLeft]'],
      ['touch: scrolls to the top', '[TouchA]'],
    ])('%s', async (_device, keys) => {
      const target = screen.getByRole('button', { name: 'Back to top' })
      await userEvent.pointer({ keys, target })
      expect(scroll).toHaveBeenCalledOnce()
    })
  })
})
