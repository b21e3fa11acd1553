import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  it('TXT-02 takes 50 characters by default', async () => {
    render(<TextField label="Name" />)
    await userEvent.type(screen.getByLabelText('Name'), 'x'.repeat(60))
    expect(screen.getByLabelText('Name')).toHaveValue('x'.repeat(50))
  })

  it('TXT-02 takes another maximum, or none', () => {
    render(
      <>
        <TextField label="Email" maxLength={254} />
        <TextField label="Address" maxLength={null} />
      </>,
    )
    expect(screen.getByLabelText('Email')).toHaveAttribute('maxlength', '254')
    expect(screen.getByLabelText('Address')).not.toHaveAttribute('maxlength')
  })

  it('reads help and error with the field', () => {
    render(<TextField label="Email" description="Your work email" errorMessage="Write an email address." />)
    const field = screen.getByLabelText('Email')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/Your work email/)
    expect(field).toHaveAccessibleDescription(/Write an email address\./)
  })

  it('marks what may be left out, not what is required', () => {
    render(
      <>
        <TextField label="Email" isRequired />
        <TextField label="Phone" isRequired={false} />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired()
  })
})
