import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

const options = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week', isDisabled: true },
  { id: 'month', label: 'Month' },
] as const

type Period = (typeof options)[number]['id']

function show(props: Partial<SegmentedControlProps<Period>> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: Period | null) => void>()
  render(
    <UIProvider locale={locale}>
      <form aria-label="Report">
        <SegmentedControl label="Period" name="period" options={options} onChange={onChange} {...props} />
      </form>
    </UIProvider>,
  )
  return onChange
}

const segment = (name: string) => screen.getByRole('radio', { name })
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('period')

describe('SegmentedControl', () => {
  it('is a named radio group, also if the label is hidden, and has help and error as its description', () => {
    show({ isLabelHidden: true, description: 'Used to group the report', errorMessage: 'Choose a period.' })
    const group = screen.getByRole('radiogroup', { name: 'Period' })
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription(/Used to group the report.*Choose a period\./)
  })

  it('a segment with only an icon keeps its label as its name', () => {
    show({ options: [{ id: 'day', label: 'Day', icon: <svg aria-hidden />, isLabelHidden: true }] })
    expect(segment('Day')).toBeEnabled()
  })

  it('key Tab: moves to the chosen segment, or the first, and out of the group', async () => {
    show({ defaultValue: 'month' })
    await userEvent.tab()
    expect(segment('Month')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('key Space: chooses the focused segment', async () => {
    const onChange = show()
    await userEvent.tab()
    expect(sent()).toBeNull()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
    expect(sent()).toBe('day')
  })

  it('key ArrowRight, ArrowDown: choose the next segment, skip a disabled one and wrap around', async () => {
    const onChange = show({ defaultValue: 'day' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith('month')
    await userEvent.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('day')
  })

  it('key ArrowLeft, ArrowUp: choose the previous segment', async () => {
    const onChange = show({
      defaultValue: 'month',
      options: [...options.slice(0, 1), { id: 'week', label: 'Week' }, ...options.slice(2)],
    })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenLastCalledWith('week')
    await userEvent.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('day')
  })

  it('arrow keys are mirrored in right-to-left text', async () => {
    const onChange = show(
      { defaultValue: 'day', options: options.map((option) => ({ ...option, isDisabled: false })) },
      'ar-XB',
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('mouse: a press chooses a segment, but not a disabled one', async () => {
    const onChange = show()
    await userEvent.click(screen.getByText('Week'))
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Month'))
    expect(segment('Month')).toBeChecked()
  })

  it('touch: a press chooses', async () => {
    const onChange = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Day') })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
  })

  it('none is chosen if its value is null, even after a press', async () => {
    const onChange = show({ value: null })
    await userEvent.click(screen.getByText('Day'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  })

  it('its ref focuses the chosen segment, or the first enabled one', () => {
    const chosen = createRef<HTMLDivElement>()
    const empty = createRef<HTMLDivElement>()
    show({ ref: chosen, defaultValue: 'month' })
    chosen.current?.focus()
    expect(segment('Month')).toHaveFocus()
    render(<SegmentedControl ref={empty} label="View" options={[{ id: 'list', label: 'List' }]} />)
    empty.current?.focus()
    expect(segment('List')).toHaveFocus()
  })

  it('passes its id and data on to the group', () => {
    show({ id: 'period', 'data-part': 'filter' })
    const group = screen.getByRole('radiogroup')
    expect(group).toHaveAttribute('id', 'period')
    expect(group).toHaveAttribute('data-part', 'filter')
  })

  it.each([
    ['en-US', 'Period (optional)'],
    ['es-MX', 'Period (opcional)'],
    ['fr-CA', 'Period (facultatif)'],
  ])('is marked in %s as optional', (locale, name) => {
    show({ isRequired: false }, locale)
    expect(screen.getByRole('radiogroup', { name })).toBeInTheDocument()
  })
})
