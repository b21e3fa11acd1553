import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { TextArea } from './TextArea.tsx'

const area = () => screen.getByRole('textbox', { name: 'Details' })

describe('TextArea', () => {
  it('TXT-03 has 3 rows by default, or the requested number', () => {
    render(
      <>
        <TextArea label="Details" />
        <TextArea label="Answer" rows={8} />
      </>,
    )
    expect(area()).toHaveAttribute('rows', '3')
    expect(screen.getByLabelText('Answer')).toHaveAttribute('rows', '8')
  })

  it('TXT-03 limits text to its maximum length, and has no limit by default', async () => {
    render(
      <>
        <TextArea label="Details" />
        <TextArea label="Note" maxLength={250} defaultValue={'x'.repeat(245)} />
      </>,
    )
    expect(area()).not.toHaveAttribute('maxlength')
    await userEvent.type(screen.getByLabelText('Note'), 'yyyyyyyyy')
    expect(screen.getByLabelText('Note')).toHaveValue(`${'x'.repeat(245)}yyyyy`)
  })

  it('shows how many characters remain, unless the counter or the field is disabled', () => {
    render(
      <>
        <TextArea label="Details" maxLength={2000} defaultValue="Hello" />
        <TextArea label="Quiet" maxLength={2000} counter="never" />
        <TextArea label="Off" maxLength={2000} isDisabled />
        <TextArea label="Fixed" maxLength={2000} isReadOnly />
        <TextArea label="Unbound" />
      </>,
    )
    expect(area()).toHaveAccessibleDescription('1,995 characters left')
    expect(screen.getAllByText(/left$/)).toHaveLength(1)
  })

  it('UIX-02a describes the field with help, error and counter', () => {
    render(
      <TextArea label="Details" maxLength={2000} description="What happened" errorMessage="Describe it." isRequired />,
    )
    expect(area()).toBeInvalid()
    expect(area()).toBeRequired()
    for (const text of ['What happened', 'Describe it.', '2,000 characters left'])
      expect(area()).toHaveAccessibleDescription(expect.stringContaining(text))
  })

  it('key Tab: moves into the field and past it', async () => {
    render(
      <>
        <TextArea label="Details" />
        <button type="button">Send</button>
      </>,
    )
    await userEvent.tab()
    expect(area()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('key Enter: starts a new line', async () => {
    render(<TextArea label="Details" />)
    await userEvent.type(area(), 'one{Enter}two')
    expect(area()).toHaveValue('one\ntwo')
  })

  it('mouse: a press on the label moves into the field', async () => {
    render(<TextArea label="Details" />)
    await userEvent.click(screen.getByText('Details'))
    expect(area()).toHaveFocus()
  })

  it('touch: a press moves into the field', async () => {
    render(<TextArea label="Details" />)
    await userEvent.pointer({ keys: '[TouchA]', target: area() })
    expect(area()).toHaveFocus()
  })

  it('a form submits its value under its name', () => {
    render(
      <form aria-label="Incident">
        <TextArea label="Details" name="details" defaultValue="Late data" />
      </form>,
    )
    expect(screen.getByRole('form')).toHaveFormValues({ details: 'Late data' })
  })

  it('shows Spanish text', () => {
    render(
      <UIProvider locale="es-MX">
        <TextArea label="Details" maxLength={1} isRequired={false} />
      </UIProvider>,
    )
    expect(screen.getByRole('textbox', { name: 'Details (opcional)' })).toHaveAccessibleDescription('Queda 1 carácter')
  })
})
