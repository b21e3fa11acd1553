import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { type Step, Stepper } from './Stepper.tsx'

type Key = 'company' | 'users' | 'review'

const steps: readonly Step<Key>[] = [
  { id: 'company', label: 'Company' },
  { id: 'users', label: 'Users', description: 'People who can log in' },
  { id: 'review', label: 'Review' },
]

interface Setting {
  items?: readonly Step<Key>[]
  value?: Key | null
  onChange?: (value: Key) => void
  locale?: string
}

const show = ({ items = steps, value = 'users', onChange, locale = 'en-US' }: Setting = {}) =>
  render(
    <UIProvider locale={locale}>
      <Stepper aria-label="New company" items={items} value={value} {...(onChange && { onChange })} />
    </UIProvider>,
  )

function Kept() {
  const [value, setValue] = useState<Key>('review')
  return <Stepper aria-label="Setup" items={steps} value={value} onChange={setValue} />
}

const list = () => screen.getByRole('list', { name: 'New company' })
const texts = () =>
  within(list())
    .getAllByRole('listitem')
    .map((step) => step.textContent)
const back = (name: string) => screen.getByRole('button', { name })

describe('Stepper', () => {
  it('is an ordered list that marks done, current and future steps', () => {
    show()
    expect(list().tagName).toBe('OL')
    expect(texts()).toEqual(['Company Completed', '2Users People who can log in', '3Review'])
    const current = within(list())
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step')
    expect(current.map((step) => step.textContent)).toEqual(['2Users People who can log in'])
  })

  it('marks every step as done if no step remains', () => {
    show({ value: null })
    expect(texts().every((text) => text.includes('Completed'))).toBe(true)
    expect(list().querySelector('[aria-current]')).toBeNull()
  })

  it.each([
    ['en-US', 'Failed'],
    ['es-MX', 'Con error'],
    ['fr-CA', 'En échec'],
  ])('marks a failed step in %s', (locale, word) => {
    show({ items: [{ id: 'company', label: 'Company', status: 'failed' }, ...steps.slice(1)], locale })
    expect(texts()[0]).toBe(`Company ${word}`)
  })

  it('ignores presses if it is not interactive', () => {
    show({ value: 'review' })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('key Tab: moves between the steps that can be opened again', async () => {
    show({ value: 'review', onChange: vi.fn<(value: Key) => void>() })
    await userEvent.tab()
    expect(back('Company Completed')).toHaveFocus()
    await userEvent.tab()
    expect(back('Users Completed People who can log in')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('key Enter, Space: return to the step (%j)', async (key) => {
    const onChange = vi.fn<(value: Key) => void>()
    show({ onChange })
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('company')
  })

  it('mouse: a press returns to a step, even if it failed', async () => {
    const onChange = vi.fn<(value: Key) => void>()
    show({ items: [{ id: 'company', label: 'Company', status: 'failed' }, ...steps.slice(1)], onChange })
    await userEvent.click(back('Company Failed'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('company')
  })

  it('touch: a press returns to a step', async () => {
    const onChange = vi.fn<(value: Key) => void>()
    show({ onChange })
    await userEvent.pointer({ keys: '[TouchA]', target: back('Company Completed') })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('company')
  })

  it('keeps the focus on the opened step', async () => {
    render(<Kept />)
    await userEvent.click(back('Company Completed'))
    expect(screen.getAllByRole('listitem')[0]).toHaveFocus()
  })

  it('type-checks only with an accessible name', () => {
    // @ts-expect-error without a name
    const nameless = <Stepper items={steps} value="users" />
    expect(nameless.props.items).toBe(steps)
  })
})
