import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { DateTimePicker, type DateTimePickerProblem, type DateTimePickerProps } from './DateTimePicker.tsx'

function show(props: Partial<DateTimePickerProps> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: string | null) => void>()
  const onInvalid = vi.fn<(problem: DateTimePickerProblem | null) => void>()
  render(
    <UIProvider locale={locale}>
      <form aria-label="Plan">
        <DateTimePicker
          label="Begins"
          name="begins"
          hourCycle={24}
          defaultValue="2026-11-21T16:05"
          onChange={onChange}
          onInvalid={onInvalid}
          {...props}
        />
        <button type="reset">Begin anew</button>
      </form>
    </UIProvider>,
  )
  return { onChange, onInvalid, user: userEvent.setup() }
}

const field = () => screen.getByRole('group', { name: /^Begins/, hidden: true })
const part = (name: RegExp) => within(field()).getByRole('spinbutton', { name, hidden: true })
const opener = () => within(field()).getByRole('button', { hidden: true })
const day = (name: RegExp) => screen.getByRole('button', { name })
const form = () => screen.getByRole<HTMLFormElement>('form', { hidden: true })
const sent = () => new FormData(form()).get('begins')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function openByKeys() {
  const opened = show()
  await opened.user.tab()
  await opened.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(day(/November 21, 2026/)).toHaveFocus())
  return opened
}

describe('DateTimePicker', () => {
  it('mouse: a press on a day keeps the time, and Done closes the calendar', async () => {
    const { onChange, user } = show()
    await user.click(opener())
    await user.click(day(/November 24, 2026/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-24T16:05')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await isClosed()
    expect(sent()).toBe('2026-11-24T16:05')
  })

  it('sets the time below the calendar', async () => {
    const { onChange, user } = show()
    await user.click(opener())
    const time = within(screen.getByRole('dialog')).getByRole('spinbutton', { name: /hour, Time/ })
    await user.click(time)
    await user.keyboard('09')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T09:05')
  })

  it('a day chosen before a time gets midnight, and shows it', async () => {
    const { onChange, user } = show({ defaultValue: null, minValue: '2026-11-24T00:00', maxValue: '2026-11-30T23:59' })
    await user.click(opener())
    await user.click(day(/November 24, 2026/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-24T00:00')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await isClosed()
    expect(part(/minute/)).toHaveTextContent('00')
    expect(sent()).toBe('2026-11-24T00:00')
  })

  it('touch: a press on a day chooses it', async () => {
    const { onChange, user } = show()
    await user.pointer({ keys: '[TouchA]', target: opener() })
    await user.pointer({ keys: '[TouchA]', target: day(/November 25, 2026/) })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-25T16:05')
  })

  it('key Tab: moves from part to part, then to the calendar button', async () => {
    const { user } = show()
    await user.tab()
    expect(part(/month/)).toHaveFocus()
    for (let press = 0; press < 5; press += 1) await user.tab()
    expect(opener()).toHaveFocus()
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
    const { onChange, user } = show()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('2026-12-21T16:05')
  })

  it('key ArrowDown: subtracts one from the part; in the calendar, moves one week forward', async () => {
    const { onChange, user } = show()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('2026-10-21T16:05')
  })

  it('key 0–9: types the part and moves on when it is full', async () => {
    const { onChange, user } = show({ defaultValue: null })
    await user.tab()
    await user.keyboard('112220260930')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22T09:30')
    expect(sent()).toBe('2026-11-22T09:30')
  })

  it('key Backspace: clears the part, and an incomplete value counts as none until it is complete again', async () => {
    const { onChange, onInvalid, user } = show()
    await user.click(part(/minute/))
    await user.keyboard('{Backspace}{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith('incomplete')
    expect(sent()).toBe('')
    expect(form().checkValidity()).toBe(false)
    await user.click(document.body)
    expect(field()).toHaveAccessibleDescription(/Enter a complete date and time\./)
    expect(part(/hour/)).toHaveTextContent('16')
    await user.click(part(/minute/))
    await user.keyboard('30')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T16:30')
    expect(form().checkValidity()).toBe(true)
  })

  it('key Alt+ArrowDown: opens the calendar', async () => {
    await openByKeys()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('key Enter, Space: choose the day', async () => {
    const { onChange, user } = await openByKeys()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22T16:05')
    await user.keyboard('{ArrowRight} ')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-23T16:05')
  })

  it('key Escape: closes the calendar and returns the focus', async () => {
    const { user } = await openByKeys()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(field()).toContainElement(document.activeElement as HTMLElement))
  })

  it('a value out of bounds stays visible, is reported after the focus leaves, and is not submitted', async () => {
    const { onChange, onInvalid, user } = show({ maxValue: '2026-11-21T16:05' })
    await user.click(part(/minute/))
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith('outOfBounds')
    expect(part(/minute/)).toHaveTextContent('06')
    expect(sent()).toBe('')
    expect(field()).not.toHaveAccessibleDescription(/or earlier/)
    await user.click(document.body)
    expect(field()).toHaveAccessibleDescription(/Enter Nov 21, 2026, 16:05 or earlier\./)
  })

  it('shows its bounds with the requested hour format', () => {
    show({ hourCycle: 12, maxValue: '2026-11-21T16:00' })
    expect(field()).toHaveAccessibleDescription(/Enter Nov 21, 2026, 4:00\sPM or earlier\./)
    expect(part(/AM\/PM/)).toHaveTextContent('PM')
  })

  it.each(['1899-12-31T23:59', '2100-01-02T00:00'])('rejects years beyond the calendar, such as %s', (moment) => {
    show({ defaultValue: moment })
    expect(sent()).toBe('')
    expect(form().checkValidity()).toBe(false)
  })

  it('a form reset restores the initial value', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    await user.click(screen.getByRole('button', { name: 'Begin anew' }))
    expect(sent()).toBe('2026-11-21T16:05')
    expect(part(/month/)).toHaveTextContent('11')
  })

  it('accepts a pasted date with its time, and keeps the time for a date without one', () => {
    const { onChange } = show()
    fireEvent.paste(part(/month/), { clipboardData: { getData: () => 'Dec 3, 2026, 9:30 AM' } })
    expect(onChange).toHaveBeenLastCalledWith('2026-12-03T09:30')
    fireEvent.paste(part(/month/), { clipboardData: { getData: () => '12/4/2026' } })
    expect(onChange).toHaveBeenLastCalledWith('2026-12-04T09:30')
    fireEvent.paste(part(/month/), { clipboardData: { getData: () => '9:30' } })
    expect(screen.getByRole('status')).toHaveTextContent('No date was found')
    expect(sent()).toBe('2026-12-04T09:30')
  })

  it('its ref focuses the first part; id and data are on the group', () => {
    const ref = createRef<HTMLDivElement>()
    show({ ref, id: 'begins', 'data-part': 'plan' })
    ref.current?.focus()
    expect(part(/month/)).toHaveFocus()
    expect(field()).toHaveAttribute('id', 'begins')
    expect(field()).toHaveAttribute('data-part', 'plan')
  })

  it.each([
    ['es-MX', /^Begins \(opcional\)/, /Escribe el .+ o después/, 'Listo'],
    ['fr-CA', /^Begins \(facultatif\)/, /Entrez le .+ ou plus tard/, 'Terminé'],
  ])('shows text in %s', async (locale, name, problem, done) => {
    const { user } = show({ minValue: '2026-11-22T00:00', isRequired: false }, locale)
    expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(problem)
    await user.click(opener())
    expect(screen.getByRole('button', { name: done })).toBeVisible()
  })
})
