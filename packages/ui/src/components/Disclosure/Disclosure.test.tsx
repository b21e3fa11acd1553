import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Disclosure, type DisclosureProps } from './Disclosure.tsx'

const show = (props: Partial<DisclosureProps> = {}) =>
  render(
    <Disclosure title="Search tips" {...props}>
      <a href="#codes">Search by code</a>
    </Disclosure>,
  )

const trigger = () => screen.getByRole('button', { name: 'Search tips' })
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'

describe('Disclosure', () => {
  it('is a button in a heading that names its content', () => {
    show({ headingLevel: 2 })
    expect(screen.getByRole('heading', { name: 'Search tips', level: 2 })).toContainElement(trigger())
    expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')).toHaveTextContent('Search by code')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('key Tab: moves to its heading and, if it is open, to its content', async () => {
    show({ defaultExpanded: true })
    await userEvent.tab()
    expect(trigger()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Search by code' })).toHaveFocus()
  })

  it('key Enter: opens and closes it', async () => {
    show()
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
  })

  it('key Space: opens and closes it', async () => {
    show()
    trigger().focus()
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(true)
    expect(trigger()).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(false)
  })

  it('mouse: opens and closes it', async () => {
    const onExpandedChange = vi.fn()
    show({ onExpandedChange })
    await userEvent.click(trigger())
    await userEvent.click(trigger())
    expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
  })

  it('touch: opens it', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() })
    expect(isOpen()).toBe(true)
  })

  it('does not open when disabled', async () => {
    show({ isDisabled: true })
    await userEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })
})
