import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

function open(props: Partial<DatePickerProps> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: string | null) => void>()
  render(
    <UIProvider locale={locale}>
      <DatePicker label="Date" defaultValue="2026-11-21" {...props} onChange={onChange} />
      <button type="button">Next</button>
    </UIProvider>,
  )
  return { onChange, user: userEvent.setup() }
}

const field = () => screen.getByRole('group', { name: 'Date', hidden: true })
const part = (name: RegExp) => screen.getByRole('spinbutton', { name })
const day = (name: RegExp) => screen.getByRole('button', { name })

async function openByKeys() {
  const opened = open()
  await opened.user.tab()
  await opened.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(day(/November 21, 2026/)).toHaveFocus())
  return opened
}

describe('DatePicker', () => {
  it('mouse: a press on a day chooses it and closes the calendar', async () => {
    const { onChange, user } = open()
    await user.click(within(field()).getByRole('button'))
    await user.click(day(/November 24, 2026/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-24')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('accepts the first and the last day of its bounds', () => {
    open({ name: 'due', minValue: '2026-11-21', maxValue: '2026-11-21' })
    expect(document.querySelector<HTMLInputElement>('[name=due]')).toBeValid()
    expect(document.querySelector('[name=due]')).toHaveValue('2026-11-21')
  })

  it('touch: a press on a day chooses it', async () => {
    const { onChange, user } = open()
    await user.pointer({ keys: '[TouchA]', target: within(field()).getByRole('button') })
    await user.pointer({ keys: '[TouchA]', target: day(/November 25, 2026/) })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-25')
  })

  it('key Tab: moves from part to part, then to the calendar button', async () => {
    const { user } = open()
    await user.tab()
    expect(part(/month/)).toHaveFocus()
    for (let press = 0; press < 3; press += 1) await user.tab()
    expect(within(field()).getByRole('button')).toHaveFocus()
  })

  it('key ArrowRight: moves to the next part, or the next day of the calendar', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{ArrowRight}')
    expect(day(/November 22, 2026/)).toHaveFocus()
  })

  it('key ArrowLeft: moves to the previous part or day', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{ArrowLeft}')
    expect(day(/November 20, 2026/)).toHaveFocus()
  })

  it('key ArrowUp: adds one to the part; in the calendar, moves one week back', async () => {
    const { onChange, user } = open()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('2026-12-21')
  })

  it('key ArrowDown: subtracts one from the part; in the calendar, moves one week forward', async () => {
    const { onChange, user } = open()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('2026-10-21')
  })

  it('key 0–9: types the part', async () => {
    const { onChange, user } = open()
    await user.tab()
    await user.keyboard('0131')
    expect(onChange).toHaveBeenLastCalledWith('2026-01-31')
  })

  it('key Backspace: clears the part', async () => {
    const { user } = open()
    await user.tab()
    await user.keyboard('{Backspace}{Backspace}')
    expect(part(/month/)).toHaveTextContent('mm')
  })

  it('key Alt+ArrowDown: opens the calendar on the chosen day', async () => {
    await openByKeys()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('key Enter: chooses the day', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-22')
  })

  it('key Space: chooses the day', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard('{ArrowDown} ')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-28')
  })

  it('key PageUp: shows the previous month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{PageUp}')
    expect(day(/October 21, 2026/)).toHaveFocus()
  })

  it('key PageDown: shows the next month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{PageDown}')
    expect(day(/December 21, 2026/)).toHaveFocus()
  })

  it('key Shift+PageDown: shows the next year', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/November 21, 2027/)).toHaveFocus()
  })

  it('key Home: moves to the first day of the month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{Home}')
    expect(day(/November 1, 2026/)).toHaveFocus()
  })

  it('key End: moves to the last day of the month', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{End}')
    expect(day(/November 30, 2026/)).toHaveFocus()
  })

  it('key Escape: closes the calendar and returns the focus', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(field()).toContainElement(document.activeElement as HTMLElement))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('DRP-04 reports a day outside 1900-01-01 and 2100-01-01 after the focus leaves', async () => {
    const { user } = open()
    await user.click(part(/year/))
    await user.keyboard('1776')
    expect(field()).not.toHaveAccessibleDescription(/Choose a date/)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(field()).toHaveAccessibleDescription(/Choose a date from Jan 1, 1900 to Jan 1, 2100\./)
  })

  it('completes a two-digit year when the focus leaves, as a paste does', async () => {
    const { onChange, user } = open()
    await user.click(part(/year/))
    await user.keyboard('27')
    await user.tab()
    expect(part(/year/)).toHaveTextContent('2027')
    expect(onChange).toHaveBeenLastCalledWith('2027-11-21')
    expect(field()).toBeValid()
  })

  it.each([
    ['1999', { minValue: '2026-11-01' }, 'Choose Nov 1, 2026 or a later date.'],
    ['2050', { maxValue: '2026-11-30' }, 'Choose Nov 30, 2026 or an earlier date.'],
    ['1776', { maxValue: '2026-11-30' }, 'Choose a date from Jan 1, 1900 to Nov 30, 2026.'],
  ])('names the bounds that apply: %s', async (year, bounds, sentence) => {
    const { user } = open(bounds)
    await user.click(part(/year/))
    await user.keyboard(year)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(field()).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', String.raw`\.`)))
  })

  it('B-08 accepts a pasted date in the form of the language', async () => {
    const { onChange } = open({}, 'es-MX')
    fireEvent.paste(part(/mes/), { clipboardData: { getData: () => '3 de diciembre de 2026' } })
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-03'))
  })

  it('has a name, description, required state, error and form value', () => {
    open({ name: 'due', description: 'The last day', errorMessage: 'Choose another day.', isRequired: false })
    const group = screen.getByRole('group', { name: 'Date (optional)' })
    expect(group).toHaveAccessibleDescription(/The last day.*Choose another day\./)
    expect(document.querySelector<HTMLInputElement>('[name=due]')?.value).toBe('2026-11-21')
  })

  it('B-08 reports a paste without a date, keeps the date, and clears the message on the next key', async () => {
    const { onChange, user } = open()
    await user.tab()
    fireEvent.paste(part(/month/), { clipboardData: { getData: () => 'nonsense' } })
    expect(screen.getByRole('status')).toHaveTextContent('No date was found in what you pasted.')
    expect(screen.getAllByText('No date was found in what you pasted.')).toHaveLength(2)
    await user.keyboard('{ArrowRight}')
    expect(screen.queryByText('No date was found in what you pasted.')).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('when disabled, does not open and ignores a paste', () => {
    const { onChange } = open({ isDisabled: true })
    fireEvent.paste(part(/month/), { clipboardData: { getData: () => '2026-12-03' } })
    expect(within(field()).getByRole('button')).toBeDisabled()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows French text', () => {
    open({ defaultValue: '1776-01-01' }, 'fr-CA')
    expect(field()).toHaveAccessibleDescription(/Choisissez une date du 1er janv. 1900 au 1er janv. 2100\./)
  })
})
