import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { TimeField, type TimeFieldProblem, type TimeFieldProps } from './TimeField.tsx'

function show(props: Partial<TimeFieldProps> = {}, locale = 'en-US') {
  const onChange = vi.fn<(value: string | null) => void>()
  const onInvalid = vi.fn<(problem: TimeFieldProblem | null) => void>()
  render(
    <UIProvider locale={locale}>
      <form aria-label="Report">
        <TimeField label="Start" name="start" onChange={onChange} onInvalid={onInvalid} {...props} />
        <button type="reset">Begin anew</button>
        <button type="submit">Send</button>
      </form>
    </UIProvider>,
  )
  return { onChange, onInvalid, user: userEvent.setup() }
}

const field = () => screen.getByRole('group', { name: /^Start/ })
const part = (name: RegExp) => screen.getByRole('spinbutton', { name })
const form = () => screen.getByRole<HTMLFormElement>('form')
const sent = () => new FormData(form()).get('start')

const Noted = ({ note }: { note: string }) => (
  <TimeField label="Start" description={note} defaultValue="16:05" hourCycle={24} />
)

describe('TimeField', () => {
  it('is a named group, with help and error', () => {
    show({ description: 'In your own time zone', errorMessage: 'The office is closed then.', defaultValue: '16:05' })
    expect(field()).toHaveAccessibleDescription(/In your own time zone.*The office is closed then\./)
    expect(part(/hour/)).toBeInvalid()
    expect(sent()).toBe('16:05')
  })

  it('key 0–9: types the part and moves on when it is full', async () => {
    const { onChange, user } = show()
    await user.click(part(/hour/))
    await user.keyboard('0435')
    expect(onChange).toHaveBeenLastCalledWith('04:35')
    await user.keyboard('p')
    expect(onChange).toHaveBeenLastCalledWith('16:35')
    expect(sent()).toBe('16:35')
  })

  it.each([
    ['1605', '16:05'],
    ['1359', '13:59'],
    ['1230p', '12:30'],
    ['0435p', '16:35'],
  ])('reads %s, typed on a 12-hour clock, as %s', async (typed, time) => {
    const { onChange, user } = show({ hourCycle: 12 })
    await user.click(part(/hour/))
    await user.keyboard(typed)
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(time)
  })

  it('key ArrowUp: adds one to the part', async () => {
    const { onChange, user } = show({ defaultValue: '16:05' })
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('17:05')
  })

  it('key ArrowDown: subtracts one from the part', async () => {
    const { onChange, user } = show({ defaultValue: '16:05' })
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('16:04')
  })

  it('key ArrowRight: moves to the next part', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(part(/minute/)).toHaveFocus()
  })

  it('key ArrowLeft: moves to the previous part', async () => {
    const { user } = show()
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(part(/hour/)).toHaveFocus()
  })

  it('key Tab: moves from part to part, and out', async () => {
    const { user } = show({ hourCycle: 24 })
    await user.tab()
    expect(part(/hour/)).toHaveFocus()
    await user.tab()
    expect(part(/minute/)).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Begin anew' })).toHaveFocus()
  })

  it('key Backspace: clears the part, and an incomplete time counts as none until it is complete again', async () => {
    const { onChange, onInvalid, user } = show({ defaultValue: '16:05', hourCycle: 24 })
    await user.tab()
    await user.keyboard('{Backspace}{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith('incomplete')
    expect(sent()).toBe('')
    expect(form().checkValidity()).toBe(false)
    expect(part(/minute/)).toHaveTextContent('05')

    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(field()).toHaveAccessibleDescription(/Enter a complete time\./)
    expect(part(/minute/)).toHaveTextContent('05')

    await user.click(part(/hour/))
    await user.keyboard('16')
    expect(onChange).toHaveBeenLastCalledWith('16:05')
    expect(sent()).toBe('16:05')
    expect(form().checkValidity()).toBe(true)
    expect(field()).not.toHaveAccessibleDescription(/whole/)
  })

  it('a time out of bounds stays visible, is reported after the focus leaves, and is not submitted', async () => {
    const { onChange, onInvalid, user } = show({ minValue: '08:00', maxValue: '18:00', defaultValue: '18:00' })
    expect(form().checkValidity()).toBe(true)
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith('outOfBounds')
    expect(part(/hour/)).toHaveTextContent('07')
    expect(sent()).toBe('')
    expect(form().checkValidity()).toBe(false)
    // Otherwise, the browser would show its own message at a hidden input.
    expect(fireEvent.invalid(document.querySelector('[name=start]') ?? form())).toBe(false)
    expect(field()).not.toHaveAccessibleDescription(/from/)
    await user.click(document.body)
    expect(field()).toHaveAccessibleDescription(/Enter a time from 8:00 AM to 6:00 PM\./)
  })

  it('shows its bounds with the requested hour format', () => {
    show({ maxValue: '16:00', defaultValue: '16:05', hourCycle: 24 })
    expect(field()).toHaveAccessibleDescription(/Enter 16:00 or an earlier time\./)
  })

  it('accepts its bounds to the second', () => {
    show({ minValue: '08:00:30', maxValue: '08:00:30', defaultValue: '08:00:30', granularity: 'second' })
    expect(sent()).toBe('08:00:30')
    expect(form().checkValidity()).toBe(true)
  })

  it('shows the page’s value, even in place of incomplete text', async () => {
    const { rerender } = render(<TimeField label="Start" value={null} hourCycle={24} />)
    await userEvent.tab()
    await userEvent.keyboard('1')
    rerender(<TimeField label="Start" value="09:30" hourCycle={24} />)
    expect(part(/hour/)).toHaveTextContent('09')
    rerender(<TimeField label="Start" value={null} hourCycle={24} />)
    expect(part(/hour/)).not.toHaveTextContent('09')
  })

  it('keeps an incomplete time when the page renders again', async () => {
    const { rerender } = render(<Noted note="One" />)
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    rerender(<Noted note="Two" />)
    expect(part(/hour/)).not.toHaveTextContent('16')
    expect(part(/minute/)).toHaveTextContent('05')
  })

  it('a form reset restores the initial value', async () => {
    const { onChange, user } = show({ defaultValue: '16:05', hourCycle: 24 })
    await user.tab()
    await user.keyboard('{ArrowUp}')
    await user.click(screen.getByRole('button', { name: 'Begin anew' }))
    expect(part(/hour/)).toHaveTextContent('16')
    expect(onChange).toHaveBeenLastCalledWith('16:05')
    expect(sent()).toBe('16:05')
  })

  it('a form reset discards incomplete text', async () => {
    const { onInvalid, user } = show({ hourCycle: 24 })
    await user.tab()
    await user.keyboard('1')
    expect(onInvalid).toHaveBeenLastCalledWith('incomplete')
    await user.click(screen.getByRole('button', { name: 'Begin anew' }))
    expect(part(/hour/)).toHaveTextContent('––')
    expect(onInvalid).toHaveBeenLastCalledWith(null)
    expect(form().checkValidity()).toBe(true)
  })

  it('accepts a pasted time, and reports a paste without one', () => {
    const { onChange } = show({}, 'fr-CA')
    // Otherwise a browser would also insert the text into the part of the field.
    expect(fireEvent.paste(part(/heure/), { clipboardData: { getData: () => '16 h 05' } })).toBe(false)
    expect(onChange).toHaveBeenCalledExactlyOnceWith('16:05')
    expect(sent()).toBe('16:05')
    fireEvent.paste(part(/heure/), { clipboardData: { getData: () => 'midi' } })
    expect(screen.getByRole('status')).toHaveTextContent('Aucune heure n’a été trouvée')
    expect(sent()).toBe('16:05')
  })

  it('shows seconds on request', async () => {
    const { onChange, user } = show({ defaultValue: '16:05:30', granularity: 'second', hourCycle: 24 })
    await user.click(part(/second/))
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith('16:05:31')
  })

  it('mouse: a press on a part moves into it', async () => {
    const { user } = show()
    await user.click(part(/minute/))
    expect(part(/minute/)).toHaveFocus()
  })

  it('touch: a press on a part moves into it', async () => {
    const { user } = show()
    await user.pointer({ keys: '[TouchA]', target: part(/minute/) })
    expect(part(/minute/)).toHaveFocus()
  })

  it('when disabled, is not submitted', async () => {
    show({ defaultValue: '16:05', isDisabled: true })
    expect(sent()).toBeNull()
  })

  it('when read-only, is submitted and does not change', async () => {
    const { onChange, user } = show({ defaultValue: '16:05', isReadOnly: true })
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(sent()).toBe('16:05')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('its ref focuses the hour; id and data are on the group', () => {
    const ref = createRef<HTMLDivElement>()
    show({ ref, id: 'start', 'data-part': 'report' })
    ref.current?.focus()
    expect(part(/hour/)).toHaveFocus()
    expect(field()).toHaveAttribute('id', 'start')
    expect(field()).toHaveAttribute('data-part', 'report')
  })

  it.each([
    ['es-MX', 'Start (opcional)', /entre 8:00 a.*m\. y 6:00 p.*m\./],
    ['fr-CA', 'Start (facultatif)', /entre 8 h 00 et 18 h 00/],
  ])('shows text in %s', (locale, name, problem) => {
    show({ defaultValue: '20:00', minValue: '08:00', maxValue: '18:00', isRequired: false }, locale)
    expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(problem)
  })
})
