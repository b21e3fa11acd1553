import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SkipLink } from './SkipLink.tsx'

const link = () => screen.getByRole('link', { name: 'Skip to main content' })

beforeEach(() => {
  window.location.hash = ''
  render(
    <>
      <SkipLink />
      <a href="/apps">Apps</a>
      <main id="main">Content</main>
    </>,
  )
})

describe('SkipLink', () => {
  it('key Tab: is the first stop', async () => {
    await userEvent.tab()
    expect(link()).toHaveFocus()
  })

  it('key Enter: moves to the main content', async () => {
    link().focus()
    await userEvent.keyboard('{Enter}')
    expect(window.location.hash).toBe('#main')
  })

  it('mouse: moves to the main content', async () => {
    await userEvent.click(link())
    expect(window.location.hash).toBe('#main')
  })

  it('touch: moves to the main content', async () => {
    await userEvent.pointer({ keys: '[TouchA]', target: link() })
    expect(window.location.hash).toBe('#main')
  })
})
