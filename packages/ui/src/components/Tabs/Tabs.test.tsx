import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const items = [
  { id: 'active', label: 'Active users', count: 1240, content: <a href="#ana">Ana Castillo</a> },
  { id: 'pending', label: 'Pending users', count: 60, content: <p>60 awaiting a response</p> },
  { id: 'blocked', label: 'Blocked users', content: 'No one', isDisabled: true },
  { id: 'requests', label: 'Access requests', content: <p>40 requests</p> },
]

const show = (props: Partial<TabsProps> = {}, locale = 'en-US') =>
  render(
    <UIProvider locale={locale}>
      <Tabs aria-label="Users" items={items} {...props} />
    </UIProvider>,
  )

const tab = (name: string | RegExp) => screen.getByRole('tab', { name })
const selected = () => screen.getByRole('tab', { selected: true })

describe('Tabs', () => {
  it('names its list and each panel by its tab', () => {
    show()
    expect(screen.getByRole('tablist', { name: 'Users' })).toBeInTheDocument()
    expect(screen.getByRole('tabpanel', { name: 'Active users 1,240' })).toHaveTextContent('Ana Castillo')
    expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id)
  })

  it('formats counts in the language', () => {
    show({}, 'fr-CA')
    expect(tab(/^Active users/).textContent).toBe('Active users 1\u00A0240')
  })

  it('key Tab: moves to the selected tab, and from there to its panel', async () => {
    show({ defaultValue: 'pending' })
    await userEvent.tab()
    expect(tab('Pending users 60')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  it('key ArrowRight: moves to the next tab and shows it, from the last to the first', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('60 awaiting a response')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toHaveTextContent('Access requests')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toHaveTextContent('Active users')
  })

  it('key ArrowLeft: moves to the previous tab and shows it, from the first to the last', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toHaveTextContent('Access requests')
    expect(selected()).toHaveFocus()
  })

  it('arrow keys are mirrored in right-to-left text', async () => {
    show({}, 'ar-XB')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toHaveTextContent('Pending users')
  })

  it('key Home: moves to the first tab', async () => {
    show({ defaultValue: 'requests' })
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    expect(selected()).toHaveTextContent('Active users')
  })

  it('key End: moves to the last tab', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(selected()).toHaveTextContent('Access requests')
  })

  it.each(['{Enter}', ' '])('key Enter, Space: show the focused tab, in manual mode (%j)', async (key) => {
    const onChange = vi.fn()
    show({ keyboardActivation: 'manual', onChange })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(tab('Pending users 60')).toHaveFocus()
    expect(selected()).toHaveTextContent('Active users')
    await userEvent.keyboard(key)
    expect(selected()).toHaveTextContent('Pending users')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('pending')
  })

  it('mouse: shows a tab, but not a disabled one', async () => {
    show()
    await userEvent.click(tab('Access requests'))
    expect(screen.getByRole('tabpanel')).toHaveTextContent('40 requests')
    await userEvent.click(tab('Blocked users'))
    expect(selected()).toHaveTextContent('Access requests')
  })

  it('touch: shows a tab', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: tab('Access requests') })
    expect(selected()).toHaveTextContent('Access requests')
  })

  it('shows the first enabled tab by default', () => {
    show({ items: items.toSorted((a, b) => Number(b.isDisabled ?? false) - Number(a.isDisabled ?? false)) })
    expect(screen.getAllByRole('tab')[0]).toHaveTextContent('Blocked users')
    expect(selected()).toHaveTextContent('Active users')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Ana Castillo')
  })

  it('shows the tab of the address, and requests changes', async () => {
    const onChange = vi.fn()
    show({ value: 'pending', onChange })
    expect(selected()).toHaveTextContent('Pending users')
    await userEvent.click(tab('Access requests'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('requests')
    expect(selected()).toHaveTextContent('Pending users')
  })
})
