import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

describe('PasswordField', () => {
  it('SES-03 shows and hides what is typed, and keeps it', async () => {
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    await userEvent.type(field, 'demo-portal-2026')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('demo-portal-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('SES-03 lets a password be pasted, however long', async () => {
    render(<PasswordField label="Password" />)
    await userEvent.click(screen.getByLabelText('Password'))
    await userEvent.paste('a'.repeat(80))
    expect(screen.getByLabelText('Password')).toHaveValue('a'.repeat(80))
  })
})
