import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { TextField } from './TextField.tsx'

const type = (length: number) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'x'.repeat(length) } })

describe('TextField', () => {
  it('TXT-02 limits text to its maximum length', async () => {
    render(<TextField label="Name" maxLength={50} />)
    await userEvent.type(screen.getByLabelText('Name'), 'x'.repeat(60))
    expect(screen.getByLabelText('Name')).toHaveValue('x'.repeat(50))
  })

  it('has no limit by default', () => {
    render(<TextField label="Address" />)
    expect(screen.getByLabelText('Address')).not.toHaveAttribute('maxlength')
  })

  it('UIX-02a describes the field with help and error', () => {
    render(<TextField label="Email" description="Your work email" errorMessage="Write an email address." />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/Your work email/)
    expect(field).toHaveAccessibleDescription(/Write an email address\./)
  })

  it('marks optional fields, not required ones', () => {
    render(
      <>
        <TextField label="Email" isRequired />
        <TextField label="Phone" isRequired={false} />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired()
  })

  it('key Tab: moves into the field and past it', async () => {
    render(
      <>
        <TextField label="First" />
        <TextField label="Off" isDisabled />
        <TextField label="Second" />
      </>,
    )
    await userEvent.tab()
    expect(screen.getByLabelText('First')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByLabelText('Second')).toHaveFocus()
  })

  it('mouse: a press on the label moves into the field', async () => {
    render(<TextField label="Email" />)
    await userEvent.click(screen.getByText('Email'))
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('touch: a press moves into the field', async () => {
    render(<TextField label="Email" />)
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByLabelText('Email') })
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('a form submits its value under its name', () => {
    render(
      <form aria-label="Sign up">
        <TextField label="Email" name="email" defaultValue="dana@example.com" />
      </form>,
    )
    expect(screen.getByRole('form')).toHaveFormValues({ email: 'dana@example.com' })
  })
})

describe('the character counter', () => {
  it('is absent until few characters remain, then describes the field', async () => {
    render(<TextField label="Name" maxLength={50} defaultValue={'x'.repeat(39)} />)
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Name'), 'y')
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('10 characters left')
    await userEvent.type(screen.getByLabelText('Name'), 'yyyyyyyyy')
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('1 character left')
  })

  it('is absent by default for a short limit, and always without a limit', () => {
    render(
      <>
        <TextField label="Code" maxLength={8} defaultValue="12345678" />
        <TextField label="Notes" defaultValue={'x'.repeat(500)} counter="always" />
      </>,
    )
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument()
  })

  it('is always visible on request, and follows a controlled value', () => {
    const { rerender } = render(<TextField label="Code" maxLength={8} counter="always" value="12" />)
    expect(screen.getByText('6 characters left')).toBeInTheDocument()
    rerender(<TextField label="Code" maxLength={8} counter="always" value="1234" />)
    expect(screen.getByText('4 characters left')).toBeInTheDocument()
  })

  it('is announced politely after a pause in typing near the limit, not on each key', () => {
    vi.useFakeTimers()
    render(<TextField label="Name" maxLength={50} defaultValue={'x'.repeat(30)} />)
    type(45)
    act(() => void vi.advanceTimersByTime(900))
    type(46)
    act(() => void vi.advanceTimersByTime(900))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.getByRole('status')).toHaveTextContent('4 characters left')
    type(35)
    act(() => void vi.advanceTimersByTime(1100))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    type(10)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('includes prefix and suffix in the description of the field', () => {
    render(<TextField label="Site" prefix="https://" suffix=".example" />)
    expect(screen.getByRole('textbox', { name: 'Site' })).toHaveAccessibleDescription('https:// .example')
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <TextField label="Nom" counter="always" maxLength={2000} isRequired={false} />
      </UIProvider>,
    )
    expect(screen.getByRole('textbox', { name: 'Nom (facultatif)' })).toHaveAccessibleDescription(
      '2\u00A0000 caractères restants',
    )
  })
})
