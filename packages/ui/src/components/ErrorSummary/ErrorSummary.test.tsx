import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

const errors = [
  { field: 'email', message: 'Write an email address.' },
  { field: 'due', message: 'Choose a date.' },
  { field: 'files', message: 'Add the log.' },
  { message: 'The server is busy.' },
]

function open(props: Partial<ErrorSummaryProps> = {}, locale = 'en-US') {
  render(
    <UIProvider locale={locale}>
      <form>
        <ErrorSummary errors={errors} {...props} />
        <TextField label="Email" name="email" />
        <DatePicker label="Due" name="due" />
        <div data-field="files">
          <button type="button">Choose files</button>
        </div>
      </form>
    </UIProvider>,
  )
  return userEvent.setup()
}

const form = (hasErrors: boolean) => (
  <form>
    {hasErrors && <ErrorSummary errors={errors} />}
    <TextField label="Email" name="email" />
  </form>
)

const summary = () => screen.getByRole('region', { name: '4 fields need your attention' })
const link = (name: string) => screen.getByRole('link', { name })

describe('ErrorSummary', () => {
  it('takes the focus when it appears', () => {
    open()
    expect(summary()).toHaveFocus()
  })

  it('moves its focus to the form when it disappears', async () => {
    const { rerender } = render(form(true))
    await act(async () => rerender(form(false)))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    rerender(form(true))
    act(() => summary().blur())
    await act(async () => rerender(form(false)))
    expect(document.body).toHaveFocus()
  })

  it('mouse: a link moves the focus to its field', async () => {
    const user = open()
    await user.click(link('Write an email address.'))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('a link scrolls its whole field into view', async () => {
    const scrollIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>()
    Object.assign(HTMLElement.prototype, { scrollIntoView })
    const user = open()
    await user.click(link('Write an email address.'))
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox', { name: 'Email' })])
  })

  it('a link to a calendar focuses its day, not the month buttons', async () => {
    render(
      <UIProvider locale="en-US">
        <form>
          <ErrorSummary errors={[{ field: 'period', message: 'Choose a day.' }]} />
          <Calendar aria-label="Period" name="period" defaultValue="2026-11-21" />
        </form>
      </UIProvider>,
    )
    await userEvent.click(link('Choose a day.'))
    expect(screen.getByRole('button', { name: /November 21, 2026/ })).toHaveFocus()
  })

  it('touch: a link moves the focus to its field, also if a hidden input has the name', async () => {
    const user = open()
    await user.pointer({ keys: '[TouchA]', target: link('Choose a date.') })
    expect(screen.getByRole('spinbutton', { name: /month/ })).toHaveFocus()
  })

  it('key Tab: moves to the first link', async () => {
    const user = open()
    await user.tab()
    expect(link('Write an email address.')).toHaveFocus()
  })

  it('key Enter: moves the focus to the field of the link', async () => {
    const user = open()
    await user.tab({ shift: false })
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus()
  })

  it('shows a problem of the whole form without a link', () => {
    open()
    expect(screen.getByText('The server is busy.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'The server is busy.' })).not.toBeInTheDocument()
  })

  it('keeps the focus when the problem of the focused link disappears', async () => {
    const { rerender } = render(<ErrorSummary errors={errors} />)
    screen.getByRole('link', { name: 'Choose a date.' }).focus()
    rerender(<ErrorSummary errors={errors.filter(({ field }) => field !== 'due')} />)
    expect(screen.getByRole('region')).toHaveFocus()
  })

  it('lets the application move the focus to a field', async () => {
    const onFocusField = vi.fn<(field: string) => void>()
    const user = open({ onFocusField })
    await user.click(link('Choose a date.'))
    expect(onFocusField).toHaveBeenCalledExactlyOnceWith('due')
  })

  it.each([
    ['keeps the application’s message if the field has reported its problem', () => undefined, 'Enter the start.'],
    ['shows the field’s own problem if it was not reported', undefined, 'Enter a complete time.'],
  ])('%s', async (_, onInvalid, message) => {
    render(
      <UIProvider locale="en-US">
        <form>
          <TimeField label="Start" name="start" defaultValue="16:05" hourCycle={24} onInvalid={onInvalid} />
          <ErrorSummary errors={[{ field: 'start', message: 'Enter the start.' }]} />
        </form>
      </UIProvider>,
    )
    await userEvent.click(screen.getByRole('spinbutton', { name: /hour/ }))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(screen.getByRole('link'))
    expect(screen.getByRole('link')).toHaveTextContent(message)
  })

  it('shows French text, and counts one error', () => {
    open({ errors: errors.slice(0, 1) }, 'fr-CA')
    expect(screen.getByRole('heading', { name: '1 champ requiert votre attention' })).toBeInTheDocument()
  })
})
